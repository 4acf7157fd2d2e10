import { business } from "#app/content/business.ts";
import type { Block, Message } from "./message.ts";

/** The same message for a reader without pictures or colours. */
export function renderText({ heading, blocks }: Message): string {
  const footer = [business.name, `${business.phone} · ${business.email}`, business.location].join("\n");
  return [heading, ...blocks.map(textOf), `-- \n${footer}`].join("\n\n").concat("\n");
}

function textOf(block: Block): string {
  if (block.type === "facts") return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  if (block.type === "button" || block.type === "link") return `${block.label}:\n${block.href}`;
  return block.text;
}
