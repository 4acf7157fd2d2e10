import { business } from "#app/content/business.ts";

/** A page's title and description; every page has its own. */
export function pageMeta({ title, description }: { title: string; description?: string }) {
  return () => [
    { title: `${title} · ${business.name}` },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}
