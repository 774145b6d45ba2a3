import { Fragment, memo, type ReactNode } from "react";
import { type Inline, parseInline } from "./parseInline";
import { type BlockSource, readCodeBlock, splitBlocks, splitItems } from "./splitBlocks";

/** Lists and quotes inside one another beyond which their source is shown as it is. */
const DEPTH = 6;

interface MarkdownProps {
  text: string;
  /** Said after a link that opens a new tab. */
  newTab: string;
  depth?: number;
}

/**
 * Renders a safe part of Markdown as React elements: no raw HTML, no images, links over http(s) and mail only. A block whose source did not
 * change is not rendered again.
 */
export const Markdown = memo(function Markdown({ text, newTab, depth = 0 }: MarkdownProps) {
  if (depth > DEPTH) return <p>{text}</p>;
  // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
  return splitBlocks(text).map((block, index) => <Block key={index} {...block} newTab={newTab} depth={depth} />);
});

type BlockProps = BlockSource & { newTab: string; depth: number };

const Block = memo(function Block({ kind, source, newTab, depth }: BlockProps) {
  switch (kind) {
    case "code":
      return <Code {...readCodeBlock(source)} />;
    case "heading":
      // No heading element: the chat must not change the outline of the page around it.
      return <p className="heading">{inlines(source.replace(/^\s*#+\s*|\s#+\s*$/g, ""), newTab)}</p>;
    case "rule":
      return <hr />;
    case "quote":
      return (
        <blockquote>
          <Markdown text={source.replace(/^ {0,3}> ?/gm, "")} newTab={newTab} depth={depth + 1} />
        </blockquote>
      );
    case "list":
      return <List source={source} newTab={newTab} depth={depth} />;
    case "paragraph":
      return <p>{inlines(source.trim(), newTab)}</p>;
    default:
      return kind satisfies never;
  }
});

function Code({ language, code }: { language: string; code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, by keyboard too
    <pre tabIndex={0} data-language={language || undefined}>
      <code>{code}</code>
    </pre>
  );
}

function List({ source, newTab, depth }: Omit<BlockProps, "kind">) {
  const { start, items } = splitItems(source);
  const rows = items.map((item, index) => {
    const [first, ...rest] = splitBlocks(item);
    const tight = first?.kind === "paragraph"; // no space around a line that is all there is
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place
      <li key={index}>
        {tight && inlines(first.source, newTab)}
        <Markdown
          text={tight ? rest.map((block) => block.source).join("\n\n") : item}
          newTab={newTab}
          depth={depth + 1}
        />
      </li>
    );
  });
  return start === undefined ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>;
}

const inlines = (source: string, newTab: string) => render(parseInline(source), newTab);

const render = (nodes: Inline[], newTab: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a node is known by its place
  nodes.map((node, index) => <Fragment key={index}>{renderOne(node, newTab)}</Fragment>);

function renderOne(node: Inline, newTab: string): ReactNode {
  if (typeof node === "string") return node;
  switch (node.kind) {
    case "strong":
      return <strong>{render(node.children, newTab)}</strong>;
    case "em":
      return <em>{render(node.children, newTab)}</em>;
    case "code":
      return <code>{node.text}</code>;
    case "break":
      return <br />;
    case "link":
      return node.elsewhere ? (
        <a href={node.href} target="_blank" rel="noopener noreferrer nofollow">
          {render(node.children, newTab)}
          <span className="sr-only"> ({newTab})</span>
        </a>
      ) : (
        <a href={node.href}>{render(node.children, newTab)}</a>
      );
    default:
      return node satisfies never;
  }
}
