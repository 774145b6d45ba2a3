import { useState } from "react";
import { createRoot } from "react-dom/client";
import { useDropzone } from "react-dropzone";
import type { MountMove } from "./moves";

export const reactDropzone: MountMove = (root) => {
  let now: string[] = [];
  function Zone() {
    const [files, setFiles] = useState<string[]>([]);
    now = files;
    const zone = useDropzone({ onDrop: (dropped) => setFiles(dropped.map(({ name }) => name)) });
    return (
      <div
        {...zone.getRootProps({ "aria-label": "Drop files here" })}
        style={{ width: 300, height: 100, border: "1px dashed" }}
      >
        <input {...zone.getInputProps()} />
        Drop files here
      </div>
    );
  }
  const mounted = createRoot(root);
  mounted.render(<Zone />);
  return { state: () => now, stop: () => mounted.unmount() };
};
