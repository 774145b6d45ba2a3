import { Modal } from "bootstrap";
import css from "bootstrap/dist/css/bootstrap.min.css?inline";
import type { MountModal } from "./modals";

const PAGE = `
  <button data-bs-toggle="modal" data-bs-target="#settings">Open settings</button>
  <div class="modal" id="settings" tabindex="-1" aria-labelledby="settings-title" aria-hidden="true">
    <div class="modal-dialog"><div class="modal-content">
      <h5 id="settings-title">Settings</h5>
      <input aria-label="Name"><button type="button">Save</button>
      <button type="button" data-bs-dismiss="modal">Done</button>
    </div></div>
  </div>`;

/** Not React at all: attributes, and a trap that listens at the document. */
export const bootstrap: MountModal = (root) => {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  root.innerHTML = PAGE;
  const element = root.querySelector("#settings") as HTMLElement;
  let saved = 0;
  element.querySelector("button")?.addEventListener("click", () => saved++);
  return {
    isOpen: () => element.classList.contains("show"),
    saved: () => saved,
    stop() {
      Modal.getInstance(element)?.dispose();
      document.querySelector(".modal-backdrop")?.remove();
      document.body.removeAttribute("class");
      document.body.removeAttribute("style");
      style.remove();
    },
  };
};
