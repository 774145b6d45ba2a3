/** Where an open chat has the screen to itself; the style sheet says the same. */
export const isSmallScreen = () => matchMedia("(max-width: 480px)").matches;
