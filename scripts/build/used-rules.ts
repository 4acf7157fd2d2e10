import { type Selector, transform } from "lightningcss";

/** The rules of a style sheet that a page can need: all but those for classes that nothing in it has. */
export function usedRules(css: string, html: string) {
  const classes = classesIn(html);
  const applies = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return classes.has(part.name);
      if (part.type !== "pseudo-class") return true;
      if (part.kind === "is" || part.kind === "where" || part.kind === "any") return part.selectors.some(applies);
      return true;
    });
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          if (!rule.value.selectors.some(applies)) return [];
        },
      },
    },
  });
  return code.toString();
}

function classesIn(html: string) {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(/\s+/));
  return new Set(names.map((name) => name.replaceAll(/&(#?\w+);/g, (whole, entity) => entities[entity] ?? whole)));
}
