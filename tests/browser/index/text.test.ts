import { describe, expect, it, test } from "vitest";
import { look, style } from "./harness";

const textOf = (html: string) => look(html).entries[0]?.text;

describe("text is what is seen", () => {
  it.each<[name: string, html: string, text: string]>([
    [
      "undisplayed text stays out",
      `<button>Save<span hidden> (internal)</span><span style="display:none">!</span></button>`,
      "Save",
    ],
    ["invisible text stays out", `<button>Save<span style="visibility:hidden"> never</span></button>`, "Save"],
    [
      "what shows itself again is in",
      `<button>Save<span style="visibility:hidden">x<b style="visibility:visible"> now</b></span></button>`,
      "Save now",
    ],
    [
      "a closed menu in a button stays out",
      `<div role=button tabindex=0>More<ul style="display:none"><li>Delete</li></ul></div>`,
      "More",
    ],
    [
      "a closed disclosure in a link stays out",
      `<a href=/x>More<details><summary>Info</summary>Hidden</details></a>`,
      "More Info",
    ],
    [
      "scripts and styles stay out",
      `<a href=/x>Go<script>1</script><style>i{}</style><template>t</template></a>`,
      "Go",
    ],
    [
      "blocks are set apart",
      `<a href=/x><h3>Rye loaf</h3><p>Baked daily</p><span>$5</span></a>`,
      "Rye loaf Baked daily $5",
    ],
    ["flex items are set apart", `<a href=/x style="display:flex"><span>Inbox</span><span>12</span></a>`, "Inbox 12"],
    ["line breaks are spaces", `<button>Sign<br>in</button>`, "Sign in"],
    ["inline elements are not", `<button><b>S</b>ave</button>`, "Save"],
    ["white space collapses", `<button>\n  Add   to\t\n cart&nbsp;&nbsp;now </button>`, "Add to cart now"],
    ["invisible characters are no text", `<button>Add\u200b to\ufeff cart</button>`, "Add to cart"],
    ["as it is cased", `<button style="text-transform:uppercase">add to cart</button>`, "ADD TO CART"],
    ["pictures speak", `<a href=/x><img alt="Tart" width=9 height=9 src=x> $5</a>`, "Tart $5"],
    ["painted text that is not announced", `<button><span aria-hidden=true>Buy</span></button>`, "Buy"],
    ["a number alone is text", `<button>2</button>`, "2"],
    ["other scripts are text", `<button>購入する</button>`, "購入する"],
    ["table cells are set apart", `<a href=/x><table><tr><td>One</td><td>Two</td></tr></table></a>`, "One Two"],
  ])("%s", (_, html, text) => {
    expect(textOf(html)).toBe(text);
  });

  test("of slots and shadow roots what is painted, in the order in which it is", () => {
    const { entries } = look(`<x-card id=h><b slot=title>Rye</b>loaf<i>!</i></x-card>`, {}, (body) => {
      const root = (body.querySelector("#h") as Element).attachShadow({ mode: "open" });
      root.innerHTML = `<button><slot name=title></slot> <slot></slot></button>`;
    });

    expect(entries[0]?.text).toBe("Rye loaf!");
  });

  test("of a branch of a tree or a menu its own line alone", () => {
    const { entries } = look(`<ul role=tree><li role=treeitem tabindex=0 aria-expanded=true>Fruit
      <ul role=group><li role=treeitem tabindex=-1>Apple</li><li role=treeitem tabindex=-1>Pear</li></ul></li></ul>`);

    expect(entries.map(({ text }) => text)).toEqual(["Fruit", "Apple", "Pear"]);
  });

  test("a very long text is cut at 120 characters, and never through one", () => {
    const { entries } = look(
      `<button>${"x".repeat(118)}😀😀 end</button><input aria-label="${"y".repeat(300)}" placeholder="${"z".repeat(300)}">`,
    );

    expect(entries[0]?.text).toBe(`${"x".repeat(118)}…`);
    expect(entries[1]?.text).toHaveLength(120);
    expect(entries[1]?.placeholder).toHaveLength(120);
  });

  test("what is typed is the value, not the text", () => {
    style(`.ph::before { content: attr(data-placeholder) }`);
    const { of } = look(`<div id=a contenteditable aria-label=Note>Hello <b>world</b></div>
      <div id=b role=combobox tabindex=0 aria-label=Fruit>Apple</div>
      <h2 id=c contenteditable>My title</h2>
      <div id=d contenteditable aria-label=Empty><p class=ph data-placeholder="Write"><br></p></div>
      <textarea id=e aria-label=Long>${"w".repeat(80)}</textarea>
      <select id=f aria-label=Size><option>S<option selected>M</select>`);

    expect(of("#a")).toMatchObject({ text: "Note", value: "Hello world" });
    expect(of("#b")).toMatchObject({ text: "Fruit", value: "Apple" });
    expect(of("#c")).toMatchObject({ value: "My title" });
    expect(of("#d")).toMatchObject({ text: "Empty", placeholder: "Write" });
    expect(of("#d")).not.toHaveProperty("value");
    expect(of("#e").value).toBe("w".repeat(50));
    expect(of("#f")).toMatchObject({ text: "Size", value: "M", options: ["S", "M"] });
  });
});
