import { describe, expect, test } from "vitest";
import { find, openPage, record } from "./page";

describe("scroll", () => {
  const LONG = `<div style="height:2000px">Long</div>`;

  test("by default down, by 80 % of the view, telling how far", async () => {
    const page = openPage(LONG);
    const effect = await page.done({ type: "scroll" });
    expect(window.scrollY).toBeCloseTo(document.documentElement.clientHeight * 0.8, -1);
    expect(effect).toMatchObject({ changed: true, scrolled: { x: 0, y: Math.round(window.scrollY) } });
  });

  test.for([
    ["down", 300, { x: 0, y: 300 }],
    ["up", 50, { x: 0, y: -50 }],
    ["right", 120, { x: 120, y: 0 }],
    ["left", 40, { x: -40, y: 0 }],
  ] as const)("%s %d", async ([direction, amount, scrolled]) => {
    const page = openPage(
      `<div id="box" tabindex="0" aria-label="Map" style="width:200px;height:200px;overflow:auto"><div style="width:900px;height:900px"></div></div>`,
    );
    find("#box").scrollTo(100, 100);
    const effect = await page.done({ type: "scroll", on: "Map", direction, amount });
    expect(effect.scrolled).toEqual(scrolled);
  });

  test("the nearest box around the target", async () => {
    const page = openPage(
      `${LONG}<div id="box" style="height:100px;overflow:auto"><button>In</button><div style="height:900px"></div></div>`,
    );
    await page.done({ type: "scroll", on: "In", amount: 60 });
    expect(find("#box").scrollTop).toBe(60);
    expect(window.scrollY).toBe(0);
  });

  test("without a target, the modal that is open", async () => {
    const page = openPage(
      `${LONG}<div role="dialog" aria-modal="true" aria-label="Terms" id="m" style="position:fixed;left:0;top:0;width:200px;height:100px;overflow:auto;background:#fff"><div style="height:600px">Terms</div></div>`,
    );
    const effect = await page.done({ type: "scroll", amount: 90 });
    expect(find("#m").scrollTop).toBe(90);
    expect(effect.scrolled).toEqual({ x: 0, y: 90 });
  });

  test("the page behind a body that can't scroll is not scrolled", async () => {
    const page = openPage(LONG);
    document.body.style.overflow = "hidden";
    const effect = await page.done({ type: "scroll" });
    document.body.style.overflow = "";
    expect(effect.changed).toBe(true === window.scrollY > 0);
  });

  test("a page that takes the wheel over", async () => {
    const page = openPage(LONG);
    let turned = 0;
    const take = (event: WheelEvent) => {
      event.preventDefault();
      turned += event.deltaY;
    };
    window.addEventListener("wheel", take, { passive: false });
    const effect = await page.done({ type: "scroll", amount: 70 });
    window.removeEventListener("wheel", take);
    expect(turned).toBe(70);
    expect(effect).toEqual({ changed: false });
  });

  test("at its end nothing is seen to change", async () => {
    const page = openPage(`<p>Short</p>`);
    await page.done({ type: "scroll" });
    expect(await page.done({ type: "scroll" })).toEqual({ changed: false });
  });
});

describe("hover", () => {
  test("opens what listens for the pointer, and tells what came", async () => {
    const page = openPage(`<div id="m"><button id="t">Products</button></div>`);
    const open = () => find("#m").insertAdjacentHTML("beforeend", `<a href="#a">Shoes</a><a href="#b">Hats</a>`);
    find("#m").addEventListener("mouseenter", open, { once: true });
    const effect = await page.done({ type: "hover", on: "Products" });
    expect(effect.added).toEqual(["Shoes", "Hats"]);
  });

  test("a menu that is open as long as the pointer is in it stays for the next press", async () => {
    const page = openPage(
      `<div id="m" style="width:200px"><button id="t">Products</button><a id="a" hidden href="#a">Shoes</a></div>`,
    );
    find("#m").addEventListener("mouseenter", () => (find("#a").hidden = false));
    find("#m").addEventListener("mouseleave", () => (find("#a").hidden = true));
    const log = record(find("#a"), "click");
    find("#a").addEventListener("click", (event) => event.preventDefault());
    await page.done({ type: "hover", on: "Products" });
    await page.done({ type: "click", on: "Shoes" });
    expect(log).toEqual(["click"]);
  });

  test("a menu that only a style would open is told as not opened", async () => {
    const page = openPage(
      `<style>#t:not(:hover) + a { display: none }</style><button id="t" style="position:absolute;left:300px;top:300px">Products</button><a href="#a">Shoes</a>`,
    );
    expect(await page.done({ type: "hover", on: "Products" })).toEqual({ changed: false });
  });

  test("a disabled button may be looked at", async () => {
    const page = openPage(`<button disabled>Pay</button>`);
    await page.done({ type: "hover", on: "Pay" });
  });
});

describe("drag", () => {
  test("by HTML drag and drop, with the data that the page gave it", async () => {
    const page = openPage(
      `<div id="a" draggable="true" role="button" tabindex="0">Card</div><div id="b" role="button" tabindex="0" style="height:60px">Done</div>`,
    );
    find("#a").addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", "card-1"));
    find("#b").addEventListener("dragover", (event) => event.preventDefault());
    find("#b").addEventListener("drop", (event) => {
      event.preventDefault();
      find("#b").append(` has ${event.dataTransfer?.getData("text/plain")}`);
    });
    const log = record(document, "dragstart dragenter dragover drop dragend pointerup");
    await page.done({ type: "drag", on: "Card", to: "Done" });
    expect(find("#b").textContent).toBe("Done has card-1");
    expect([...new Set(log)]).toEqual(["dragstart", "dragenter", "dragover", "drop", "dragend"]);
  });

  test("nothing is dropped where it isn't taken", async () => {
    const page = openPage(
      `<div id="a" draggable="true" role="button" tabindex="0">Card</div><div id="b" role="button" tabindex="0">Done</div>`,
    );
    const log = record(document, "drop dragend");
    await page.done({ type: "drag", on: "Card", to: "Done" });
    expect(log).toEqual(["dragend"]);
  });

  test("by the pointer, for what follows it", async () => {
    const page = openPage(
      `<div style="height:200px"><button id="a" style="position:absolute;left:10px;top:10px">Pin</button><button id="b" style="position:absolute;left:400px;top:300px;width:60px">Spot</button></div>`,
    );
    const pin = find("#a");
    pin.addEventListener("pointerdown", (down) => {
      const move = (event: PointerEvent) => {
        pin.style.left = `${10 + event.clientX - down.clientX}px`;
        pin.style.top = `${10 + event.clientY - down.clientY}px`;
      };
      document.addEventListener("pointermove", move);
      document.addEventListener("pointerup", () => document.removeEventListener("pointermove", move), { once: true });
    });
    await page.done({ type: "drag", on: "Pin", to: "Spot" });
    expect(Math.abs(Number.parseFloat(pin.style.left) - 400)).toBeLessThan(40);
    expect(Math.abs(Number.parseFloat(pin.style.top) - 300)).toBeLessThan(40);
  });

  test("by the pointer, for what captures it", async () => {
    const page = openPage(
      `<div id="t" style="position:relative;width:300px;height:20px;background:#ddd"><button id="h" aria-label="Volume" style="position:absolute;left:0;width:20px"></button></div><button id="far" style="position:absolute;left:250px;top:80px">Far</button>`,
    );
    const handle = find("#h");
    handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
    handle.addEventListener("pointermove", (event) => {
      if (handle.hasPointerCapture(event.pointerId)) handle.style.left = `${Math.round(event.clientX)}px`;
    });
    const lost = record(handle, "lostpointercapture");
    await page.done({ type: "drag", on: "Volume", to: "Far" });
    expect(Number.parseFloat(handle.style.left)).toBeGreaterThan(200);
    expect(lost).toEqual(["lostpointercapture"]);
    expect(handle.hasPointerCapture(1)).toBe(false);
  });
});

describe("upload", () => {
  const file = (name: string) => new File(["x"], name, { type: "text/plain" });

  test("sets the files of an input", async () => {
    const page = openPage(`<label for="f">Photo</label><input id="f" type="file">`);
    const log = record(find("#f"), "input change");
    const effect = await page.done({ type: "upload", on: "Photo", files: [file("a.txt")] });
    expect(find<HTMLInputElement>("#f").files?.[0]?.name).toBe("a.txt");
    expect(log).toEqual(["input", "change"]);
    expect(effect.changed).toBe(true);
    expect(await page.refused({ type: "upload", on: "Photo", files: [file("a"), file("b")] })).toMatch(/^wrong_type/);
  });

  test("drops on a drop zone", async () => {
    const page = openPage(`<div id="z" role="button" tabindex="0" style="height:80px">Drop here</div>`);
    find("#z").addEventListener("dragover", (event) => event.preventDefault());
    find("#z").addEventListener("drop", (event) => {
      event.preventDefault();
      find("#z").textContent = `Got ${event.dataTransfer?.files[0]?.name}`;
    });
    await page.done({ type: "upload", on: "Drop here", files: [file("a.txt")] });
    expect(find("#z").textContent).toBe("Got a.txt");
  });

  test("uses the hidden input that a button opens", async () => {
    const page = openPage(`<button id="b">Choose a file</button><input id="f" type="file" style="display:none">`);
    find("#b").onclick = () => find("#f").click();
    await page.done({ type: "upload", on: "Choose a file", files: [file("a.txt")] });
    expect(find<HTMLInputElement>("#f").files?.[0]?.name).toBe("a.txt");
  });

  test("what takes no files says so", async () => {
    const page = openPage(`<button>Save</button>`);
    expect(await page.refused({ type: "upload", on: "Save", files: [file("a")] })).toMatch(/^wrong_type/);
  });
});
