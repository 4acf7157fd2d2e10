import { drawnAs } from "#app/domain/orders/answers/fabric-looks.ts";
import type { FabricEntry, NamedLink } from "#app/domain/orders/window.ts";
import { FactLink } from "#app/ui/button.tsx";
import { fabricInWords } from "./answers-in-words.ts";
import type { Reader } from "./reader.ts";

/** A client’s own fabrics, trims or hardware: each by its name, as a link where one was given. */
export function NamedLinks({ entries }: { entries: readonly NamedLink[] }) {
  if (entries.length === 0) return "None";
  return (
    <ul className="grid gap-3 print:gap-0">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two entries may be alike.
        <li key={index}>
          <LinkedName {...entry} />
          <FabricWords entry={entry} reader="client" />
        </li>
      ))}
    </ul>
  );
}

/** What a fabric is for and whether the client sends it. */
export function FabricWords({ entry, reader }: { entry: FabricEntry; reader: Reader }) {
  const words = fabricInWords(entry, reader);
  return words === "" ? null : <span className="block text-ink-soft text-sm">{words}</span>;
}

/** What stands in the drawing for a cloth that is not in the book. */
export function DrawnAs(entry: FabricEntry) {
  const words = drawnAs(entry);
  return words ? <span className="block text-ink-soft text-sm print:hidden">Drawn as {words}</span> : null;
}

export function LinkedName({ name, link }: NamedLink) {
  return link ? <FactLink href={link}>{name || link}</FactLink> : <span>{name}</span>;
}
