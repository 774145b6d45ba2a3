import { test } from "vitest";
import { openPass } from "../../../src/dom/pass";
import { sightOf } from "../../../src/dom/visible";
import { openPage } from "../../../src/indexer/pageReader";
import { open } from "../index/page";

function random(seed: number) {
  let s = seed >>> 0;
  const next = () => { s = (s + 0x6d2b79f5) >>> 0; let t = s; t = Math.imul(t ^ (t >>> 15), t | 1); t ^= t + Math.imul(t ^ (t >>> 7), t | 61); return ((t ^ (t >>> 14)) >>> 0) / 4294967296; };
  const pick = <T,>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  return { next, pick, chance: (p: number) => next() < p };
}
function box(r: ReturnType<typeof random>): string {
  const s: string[] = [];
  const add = (p: number, name: string, values: readonly string[]) => { if (r.chance(p)) s.push(`${name}:${r.pick(values)}`); };
  add(0.5, "position", ["relative", "absolute", "absolute", "fixed", "sticky", "static"]);
  add(0.4, "left", ["0", "20px", "150px", "-60px", "400px", "900px", "-500px"]);
  add(0.4, "top", ["0", "20px", "150px", "-60px", "400px", "900px", "-500px"]);
  add(0.15, "right", ["0", "-40px", "300px"]);
  add(0.5, "width", ["0", "50px", "120px", "300px", "100%", "800px"]);
  add(0.5, "height", ["0", "30px", "80px", "200px", "700px"]);
  if (r.chance(0.45)) {
    if (r.chance(0.7)) add(1, "overflow", ["clip", "auto", "scroll", "auto", "clip"]);
    else { add(1, "overflow-x", ["clip", "auto", "visible"]); add(1, "overflow-y", ["clip", "auto", "visible"]); }
  }
  add(0.1, "transform", ["translate(30px,20px)", "scale(.5)", "translateX(-200px)", "rotate(180deg)"]);
  add(0.05, "filter", ["blur(0px)", "contrast(1)"]);
  add(0.06, "contain", ["paint", "layout", "strict", "content"]);
  add(0.05, "will-change", ["transform", "filter", "opacity"]);
  add(0.06, "clip-path", ["inset(0 0 50% 0)", "inset(100%)", "inset(5px 0 0 20%)"]);
  add(0.1, "display", ["flex", "inline-block", "inline", "contents", "grid"]);
  add(0.05, "visibility", ["hidden", "visible"]);
  add(0.06, "direction", ["rtl"]);
  add(0.04, "writing-mode", ["vertical-rl", "vertical-lr"]);
  add(0.06, "flex-direction", ["row-reverse", "column-reverse", "column"]);
  add(0.1, "margin", ["-30px", "0 0 0 -120px", "100px", "0 0 0 500px", "400px 0 0 0"]);
  add(0.1, "border", ["5px solid"]);
  add(0.1, "padding", ["20px"]);
  add(0.03, "perspective", ["200px"]);
  return s.join(";");
}
function tree(r: ReturnType<typeof random>, depth: number, n: { id: number }): string {
  if (depth === 0 || r.chance(0.15)) return `<button id=b${n.id++} style="flex:none;${r.chance(0.2) ? "position:" + r.pick(["absolute", "fixed", "relative"]) + ";left:" + r.pick(["0", "200px", "-80px"]) + ";top:" + r.pick(["0", "100px", "-50px"]) : ""}">B</button>`;
  const kids = Array.from({ length: 1 + Math.floor(r.next() * 2.4) }, () => tree(r, depth - 1, n)).join("");
  return `<div data-s style="${box(r)}">${kids}</div>`;
}
function hits(el: Element, doc: Document): boolean {
  const { left, top, right, bottom } = el.getBoundingClientRect();
  const view = doc.defaultView!;
  const l = Math.max(0, left), t = Math.max(0, top), rr = Math.min(view.innerWidth, right), b = Math.min(view.innerHeight, bottom);
  if (rr - l < 1 || b - t < 1) return false;
  for (let i = 0; i <= 12; i++) for (let j = 0; j <= 12; j++) {
    const x = l + 0.5 + ((rr - l - 1) * i) / 12, y = t + 0.5 + ((b - t - 1) * j) / 12;
    if (doc.elementsFromPoint(x, y).includes(el)) return true;
  }
  return false;
}
test("fuzz", { timeout: 600000 }, async () => {
  const from = Number(localStorage.getItem("from") ?? 1);
  let bad = 0, total = 0, shownCount = 0;
  for (let seed = from; seed < from + 1200 && bad < 12; seed++) {
    const r = random(seed);
    const n = { id: 0 };
    const html = `<style>body{margin:0}</style>${Array.from({ length: 2 }, () => tree(r, 4, n)).join("")}`;
    const page = await open(html);
    const doc = page.document;
    const scrolled = r.chance(0.5);
    if (scrolled) for (const d of doc.querySelectorAll("[data-s]")) { d.scrollLeft = (r.next() - 0.5) * 600; d.scrollTop = (r.next() - 0.5) * 600; }
    if (r.chance(0.3)) page.window.scrollTo(r.next() * 300, r.next() * 600);
    const pass = openPass();
    const reader = openPage(doc, [doc], {}, pass);
    const verdicts = [...doc.querySelectorAll("button")].map((b) => ({ b, sight: sightOf(b, reader, pass), rect: b.getBoundingClientRect(), now: hits(b, doc) }));
    const sc = [...doc.querySelectorAll("[data-s]")].map((d) => [d, d.scrollLeft, d.scrollTop] as const);
    const wx = page.window.scrollX, wy = page.window.scrollY;
    for (const v of verdicts) {
      total++;
      if (v.rect.width < 2 || v.rect.height < 2) continue;
      v.b.scrollIntoView({ block: "center", inline: "center" });
      let reach = v.now || hits(v.b, doc);
      v.b.scrollIntoView({ block: "nearest", inline: "nearest" }); reach ||= hits(v.b, doc);
      for (const [d, x, y] of sc) { d.scrollLeft = x; d.scrollTop = y; }
      page.window.scrollTo(wx, wy);
      if (reach) shownCount++;
      const saysNow = Boolean(v.sight?.now), saysReach = Boolean(v.sight);
      if (saysReach !== reach || (v.sight && saysNow !== v.now)) {
        bad++;
        const path: string[] = [];
        for (let e: Element | null = v.b; e && e !== doc.body; e = e.parentElement) path.unshift(`${e.localName}[${e.getAttribute("style")}]${e.scrollLeft || e.scrollTop ? ` scrolled ${e.scrollLeft},${e.scrollTop}` : ""}`);
        console.log(`seed ${seed} #${v.b.id} says reach ${saysReach} now ${saysNow}; truth reach ${reach} now ${v.now}; rect ${JSON.stringify([v.rect.left, v.rect.top, v.rect.right, v.rect.bottom].map(Math.round))} window ${wx},${wy}\n   ${path.join("\n   ")}`);
      }
    }
    doc.defaultView!.frameElement!.remove();
  }
  console.log("total", total, "shown", shownCount, "bad", bad);
});
