import type { SiteFacts } from "#app/domain/site/site-facts.ts";
import type { Block, Message } from "./message.ts";

/** The same message for a reader without pictures or colours. */
export function renderText({ heading, blocks }: Message, { business }: SiteFacts): string {
  const footer = [business.name, `${business.phone} · ${business.email}`, business.location].join("\n");
  return [heading, ...blocks.map(textOf), `-- \n${footer}`].join("\n\n").concat("\n");
}

function textOf(block: Block): string {
  if (block.type === "facts") return block.facts.map(factOf).join("\n");
  if (block.type === "button" || block.type === "link") return `${block.label}:\n${block.href}`;
  if (block.type === "picture") return `[${block.alt}]`;
  return block.type === "quote" ? marked(block.text) : block.text;
}

/** Only what somebody typed has several lines. */
function factOf([label, value]: [string, string]) {
  return value.includes("\n") ? `${label}:\n${marked(value)}` : `${label}: ${value}`;
}

function marked(text: string) {
  return text.replaceAll(/^/gm, "> ");
}
