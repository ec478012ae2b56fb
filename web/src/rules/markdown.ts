// The little Markdown that rules are written in, as a tree: headings, paragraphs, lists, tables, bold, italics, code.
// Nothing of it is ever put into the page as HTML.

export type Span = { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Item {
  clause: string | null; // `- **GOU-07** Take five dice ...`
  spans: Span[];
}

export interface Chapter {
  id: string; // the anchor of its heading
  title: string;
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{2,4}-\d{2,3})\b/g;
const CLAUSE = /^\*\*([A-Z]{2,4}-\d{2,3})\*\*\s*/;

/** The parts of a line; a clause that is mentioned becomes a link to it. */
export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) spans.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, bold, italic, code, label, address, clause] = match;
    if (bold !== undefined) spans.push({ kind: "bold", text: bold });
    else if (italic !== undefined) spans.push({ kind: "italic", text: italic });
    else if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (clause !== undefined) spans.push({ kind: "link", text: clause, to: `#${clause}` });
    else if (/^(https:\/\/|#|\/)/.test(address ?? "")) spans.push({ kind: "link", text: label!, to: address! });
    else spans.push({ kind: "text", text: label! });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

function parseItem(text: string): Item {
  const clause = CLAUSE.exec(text);
  return { clause: clause?.[1] ?? null, spans: parseSpans(clause ? text.slice(clause[0].length) : text) };
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function parseMarkdown(markdown: string): Block[] {
  return markdown
    .replace(/\r/g, "")
    .split(/\n{2,}/)
    .map((chunk) => chunk.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .flatMap(parseChunk);
}

export const chapterId = (block: number): string => `chapter-${block}`;

/** The chapters of a text: its headings of the second level, each with the number of its block as anchor. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== "heading" || block.level !== 2) return [];
    return [{ id: chapterId(index), title: block.spans.map((span) => span.text).join("") }];
  });
}

function parseChunk(lines: string[]): Block[] {
  const [first, ...rest] = lines as [string, ...string[]];
  const heading = /^(#{1,6}) +(.*)$/.exec(first);
  if (heading) {
    const block: Block = { kind: "heading", level: heading[1]!.length, spans: parseSpans(heading[2]!) };
    return rest.length > 0 ? [block, ...parseChunk(rest)] : [block];
  }
  if (first.startsWith("|") && /^\|?[\s:|-]+\|?$/.test(rest[0] ?? "")) {
    const rows = rest.slice(1).map((line) => cellsOf(line).map(parseSpans));
    return [{ kind: "table", head: cellsOf(first).map(parseSpans), rows }];
  }
  if (/^([-*]|\d+\.) /.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      const marker = /^([-*]|\d+\.) +/.exec(line);
      if (marker) items.push(line.slice(marker[0].length));
      else items.push(`${items.pop()} ${line.trim()}`);
    }
    return [{ kind: "list", items: items.map(parseItem) }];
  }
  const next = lines.findIndex((line, index) => index > 0 && /^(#{1,6} |[-*] |\|)/.test(line));
  if (next > 0) return [...parseChunk(lines.slice(0, next)), ...parseChunk(lines.slice(next))];
  return [{ kind: "paragraph", spans: parseSpans(lines.join(" ")) }];
}
