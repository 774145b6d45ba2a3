import type { DOMAttributes, SyntheticEvent } from "react";

/** Stops React's event only: the native one is judged at the shadow root. */
const stop = (event: SyntheticEvent) => {
  event.isPropagationStopped = () => true;
};

/**
 * React sends a portal's events on to the component that rendered it, though the DOM does not: an app's `onKeyDown` around the chat would
 * hear every letter.
 */
export const stopBubbling: DOMAttributes<HTMLElement> = {
  onKeyDown: stop,
  onKeyUp: stop,
  onBeforeInput: stop,
  onInput: stop,
  onChange: stop,
  onSubmit: stop,
  onSelect: stop,
  onCompositionStart: stop,
  onCompositionUpdate: stop,
  onCompositionEnd: stop,
  onCopy: stop,
  onCut: stop,
  onPaste: stop,
  onFocus: stop,
  onBlur: stop,
  onClick: stop,
  onDoubleClick: stop,
  onAuxClick: stop,
  onContextMenu: stop,
  onPointerDown: stop,
  onPointerMove: stop,
  onPointerUp: stop,
  onPointerOver: stop,
  onPointerOut: stop,
  onMouseDown: stop,
  onMouseMove: stop,
  onMouseUp: stop,
  onMouseOver: stop,
  onMouseOut: stop,
  onTouchStart: stop,
  onTouchMove: stop,
  onTouchEnd: stop,
  onWheel: stop,
  onDragEnter: stop,
  onDragOver: stop,
  onDragLeave: stop,
  onDrop: stop,
};
