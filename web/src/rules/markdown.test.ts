import { expect, it } from "vitest";
import { chaptersOf, parseMarkdown, parseSpans } from "./markdown";

it("reads headings, paragraphs, clauses and tables", () => {
  const blocks = parseMarkdown("# Goulet\n\nFor 2.\n\n## A turn\n- **GOU-06** First, see GOU-07.\n- **GOU-07** Roll *all* dice.\n\n| a | b |\n| - | - |\n| 1 | `2` |\n");
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "list", "table"]);
  const list = blocks[3];
  expect(list?.kind === "list" && list.items.map((item) => item.clause)).toEqual(["GOU-06", "GOU-07"]);
  expect(blocks[4]).toMatchObject({ rows: [[[{ kind: "text", text: "1" }], [{ kind: "code", text: "2" }]]] });
});

it("lists the chapters", () => {
  const blocks = parseMarkdown("# Goulet\n\n## A *turn*\n- **GOU-06** First.\n\n### Aside\n\n## The end\nOver.");
  expect(chaptersOf(blocks)).toEqual([
    { id: "chapter-1", title: "A turn" },
    { id: "chapter-4", title: "The end" },
  ]);
});

it("links clauses to each other and nothing to odd addresses", () => {
  expect(parseSpans("See (GOU-07).")[1]).toEqual({ kind: "link", text: "GOU-07", to: "#GOU-07" });
  expect(parseSpans("[x](javascript:alert)")).toEqual([{ kind: "text", text: "x" }]);
});

it("leaves what looks like HTML as text", () => {
  expect(parseSpans("<img src=x>")).toEqual([{ kind: "text", text: "<img src=x>" }]);
});
