import { mediaMatches } from "../hooks/mediaMatches";

/** Where an open chat has the screen to itself; the style sheet says the same. */
export const isSmallScreen = () => mediaMatches("(max-width: 480px)");
