import type { NamedLink } from "#app/domain/orders/window.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";

/** Fabrics, trims or hardware: each by its name, as a link where one was given. */
export function NamedLinks({ entries }: { entries: readonly NamedLink[] }) {
  if (entries.length === 0) return "None";
  return (
    // Each link is a target of its own, tall enough for a finger.
    <ul className="[&>li>a]:inline-block [&>li>a]:py-2.5 print:[&>li>a]:py-0">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two entries may be alike.
        <li key={index}>
          <LinkedName {...entry} />
        </li>
      ))}
    </ul>
  );
}

export function LinkedName({ name, link }: NamedLink) {
  return link ? <TextLink href={link}>{name || link}</TextLink> : name;
}
