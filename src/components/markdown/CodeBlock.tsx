import { CopyButton } from "../CopyButton";
import type { MarkdownLabels } from "./Markdown";

export function CodeBlock({ language, code, labels }: { language: string; code: string; labels: MarkdownLabels }) {
  return (
    <div className="code" part="code">
      <div className="code-bar">
        <span>{language}</span>
        <CopyButton text={() => code} label={labels.copyCode} copied={labels.copied} className="tool" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, by keyboard too */}
      <pre tabIndex={0} data-language={language || undefined}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
