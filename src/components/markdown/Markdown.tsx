import { Fragment, memo, type ReactNode } from "react";
import type { Labels } from "../labels";
import { CodeBlock } from "./CodeBlock";
import { type Inline, parseInline } from "./parseInline";
import { type BlockSource, readCodeBlock, splitBlocks, splitItems } from "./splitBlocks";
import { Table } from "./Table";

/** Lists and quotes inside one another beyond which their source is shown as it is. */
const DEPTH = 6;

export type MarkdownLabels = Pick<Labels, "opensNewTab" | "copyCode" | "copied" | "table">;

interface MarkdownProps {
  text: string;
  labels: MarkdownLabels;
  depth?: number;
}

/**
 * Renders a safe part of Markdown as React elements: no raw HTML, no images, links over http(s) and mail only. A block whose source did not
 * change is not rendered again.
 */
export const Markdown = /* @__PURE__ */ memo(function Markdown({ text, labels, depth = 0 }: MarkdownProps) {
  if (depth > DEPTH) return <p>{text}</p>;
  // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
  return splitBlocks(text).map((block, index) => <Block key={index} {...block} labels={labels} depth={depth} />);
});

type BlockProps = BlockSource & { labels: MarkdownLabels; depth: number };

const Block = /* @__PURE__ */ memo(function Block({ kind, source, labels, depth }: BlockProps) {
  switch (kind) {
    case "code":
      return <CodeBlock {...readCodeBlock(source)} labels={labels} />;
    case "table":
      return <Table source={source} label={labels.table} inlines={(cell) => inlines(cell, labels)} />;
    case "heading":
      // No heading element: the chat must not change the outline of the page around it.
      return <p className="heading">{inlines(source.replace(/^\s*#+\s*|\s#+\s*$/g, ""), labels)}</p>;
    case "rule":
      return <hr />;
    case "quote":
      return (
        <blockquote>
          <Markdown text={source.replace(/^ {0,3}> ?/gm, "")} labels={labels} depth={depth + 1} />
        </blockquote>
      );
    case "list":
      return <List source={source} labels={labels} depth={depth} />;
    case "paragraph":
      return <p>{inlines(source.trim(), labels)}</p>;
    default:
      return kind satisfies never;
  }
});

function List({ source, labels, depth }: Omit<BlockProps, "kind">) {
  const { start, items } = splitItems(source);
  const rows = items.map((item, index) => {
    const [first, ...rest] = splitBlocks(item);
    const tight = first?.kind === "paragraph"; // no space around a line that is all there is
    const task = tight ? /^\[([ xX])\] /.exec(first.source)?.[1] : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place
      <li key={index} data-task={task && (task === " " ? "open" : "done")}>
        {task && <span className="task">{task === " " ? "☐" : "☑"} </span>}
        {tight && inlines(task ? first.source.slice(4) : first.source, labels)}
        <Markdown
          text={tight ? rest.map((block) => block.source).join("\n\n") : item}
          labels={labels}
          depth={depth + 1}
        />
      </li>
    );
  });
  return start === undefined ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>;
}

const inlines = (source: string, labels: MarkdownLabels) => render(parseInline(source), labels.opensNewTab);

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
    case "del":
      return <del>{render(node.children, newTab)}</del>;
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
