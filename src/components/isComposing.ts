import type { KeyboardEvent } from "react";

/** Enter that ends an input method's composition: Safari says so by the key code 229 only. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;
