import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LefluxChat } from "../../../src";
import type { ColorScheme, Theme, ThemeStyle } from "../../../src/components/theme";
import * as presets from "../../../src/themes";
import { added } from "../../../stories/support/conversations";
import { still } from "../../../stories/support/messages";
import { button, shadow, show } from "./view";

const themes: [name: string, theme: ThemeStyle][] = [["the default", {}], ...Object.entries(presets)];

/** What lies on what, and the contrast that WCAG 2.2 AA asks for: 4.5 for words, 3 for what is only to be seen. */
const PAIRS: [front: string, back: string, ratio: number][] = [
  ["text", "bg", 4.5],
  ["text", "surface", 4.5],
  ["text", "hover", 4.5],
  ["text", "accent-soft", 4.5],
  ["text", "danger-soft", 4.5],
  ["text", "waiting-soft", 4.5],
  ["text", "code-bg", 4.5],
  ["text", "field-bg", 4.5],
  ["muted", "bg", 4.5],
  ["muted", "surface", 4.5],
  ["muted", "hover", 4.5],
  ["muted", "waiting-soft", 4.5],
  ["muted", "field-bg", 4.5],
  ["link", "bg", 4.5],
  ["link", "surface", 4.5],
  ["accent", "bg", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-danger", "danger", 4.5],
  ["danger", "bg", 4.5],
  ["danger", "surface", 4.5],
  ["danger", "danger-soft", 4.5],
  ["waiting", "waiting-soft", 4.5],
  ["done", "surface", 3],
  ["bg", "done", 3],
  ["bg", "waiting", 3],
  ["user-text", "user-bg", 4.5],
  ["header-text", "header-bg", 4.5],
  ["header-muted", "header-bg", 4.5],
  ["launcher-text", "launcher-bg", 3],
  ["control", "bg", 3],
  ["control", "field-bg", 3],
  ["control", "surface", 3],
  ["focus", "bg", 3],
  ["focus", "surface", 3],
];

const canvas = document
  .createElement("canvas")
  .getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;

/** The colour that is seen, 0 to 255 each, of colours that lie on one another. */
function seen(...layers: string[]): number[] {
  for (const layer of layers) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function luminance(colour: number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: number[], b: number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Reads a token as the chat resolves it. */
function reader() {
  const probe = document.createElement("i");
  shadow().querySelector(".root")?.append(probe);
  return (token: string) => {
    probe.style.background = `var(--_${token})`;
    return getComputedStyle(probe).backgroundColor;
  };
}

describe.each(themes)("%s", (_, theme) => {
  test.each<ColorScheme>(["light", "dark"])("can be read and seen: %s", (scheme) => {
    show({ theme: { ...theme, scheme }, defaultOpen: true });
    const colour = reader();
    const background = colour("bg");
    const weak = PAIRS.flatMap(([front, back, needed]) => {
      const under = seen(background, colour(back));
      const ratio = contrast(seen(background, colour(back), colour(front)), under);
      return ratio < needed ? [`${front} on ${back}: ${ratio.toFixed(2)}, not ${needed}`] : [];
    });
    expect(weak).toEqual([]);
  });
});

test("the contrast that is computed is the one that the guidelines define", () => {
  expect(contrast(seen("#fff"), seen("#000"))).toBeCloseTo(21);
  expect(contrast(seen("#fff"), seen("#767676"))).toBeCloseTo(4.54, 1);
  expect(seen("#fff", "rgb(0 0 0 / 0.5)")[0]).toBeCloseTo(127, -1);
});

describe("a theme", () => {
  const panel = () => getComputedStyle(shadow().querySelector("[part=panel]") as Element);

  test("is a preset, a change to one, or a scheme; what it no longer sets goes back", () => {
    const chat = still(added());
    const view = show({ chat, defaultOpen: true, theme: { ...presets.paper, scheme: "light" } });
    expect(panel().backgroundColor).toBe("rgb(255, 253, 248)");
    expect(panel().borderRadius).toBe("8px");
    view.update({ chat, defaultOpen: true, theme: { ...presets.paper, scheme: "dark", radius: "2px" } });
    expect(panel().backgroundColor).toBe("rgb(29, 24, 20)");
    expect(panel().borderRadius).toBe("2px");
    view.update({ chat, defaultOpen: true, theme: "light" });
    expect(panel().backgroundColor).toBe("rgb(255, 255, 255)");
    expect(panel().borderRadius).toBe("18px");
    expect(shadow().host.getAttribute("style") ?? "").toBe("");
  });

  test("written in place at each render of the app it changes nothing", () => {
    const app = (theme: Theme) => <LefluxChat theme={theme} persist="none" />;
    const { rerender } = render(app({ accent: "rgb(1, 2, 3)" }));
    const { style } = shadow().host as HTMLElement;
    style.setProperty("--leflux-accent", "rgb(9, 9, 9)"); // would be set anew
    rerender(app({ accent: "rgb(1, 2, 3)" }));
    expect(style.getPropertyValue("--leflux-accent")).toBe("rgb(9, 9, 9)");
  });

  test("the page's own custom properties do the same, one value for both schemes", async () => {
    const root = document.documentElement;
    root.style.setProperty("--leflux-launcher-background", "light-dark(rgb(1, 2, 3), rgb(4, 5, 6))");
    const view = show({ theme: "light" });
    const launcher = () => getComputedStyle(button("Open chat").element()).backgroundColor;
    expect(launcher()).toBe("rgb(1, 2, 3)");
    view.update({ theme: "dark" });
    expect(launcher()).toBe("rgb(4, 5, 6)");
    root.removeAttribute("style");
  });

  test("reaches the host itself: its place in the stack", () => {
    show({ theme: { zIndex: "7" } });
    expect(getComputedStyle(shadow().host).zIndex).toBe("7");
  });
});
