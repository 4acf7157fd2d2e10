import { type Selector, transform } from "lightningcss";

/** The rules of a style sheet that a page can need: all but those for classes and elements that nothing in it has. */
export function usedRules(css: string, html: string) {
  const classes = classesIn(html);
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name?.toLowerCase()));
  const applies = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return classes.has(part.name);
      if (part.type === "type") return elements.has(part.name.toLowerCase());
      if (part.type === "pseudo-element") {
        return elements.has("input") || !ofFields.test(part.kind === "custom" ? part.name : part.kind);
      }
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
  return withoutUnused(code.toString(), html);
}

/** Parts that only a field of a form has. */
const ofFields = /^(placeholder|file-selector-button)$|^-webkit-(date|inner|outer|search|calendar)/;

/** Without the variables that nothing left asks for, and without what was only there for them. */
function withoutUnused(css: string, html: string): string {
  const asked = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const registered = css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (asked.has(name) ? rule : ""));
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(registered),
    minify: true,
    visitor: {
      Declaration: {
        custom({ name }) {
          if (name.startsWith("--") && !asked.has(name)) return [];
        },
      },
    },
  });
  const left = code.toString();
  // A variable that is gone may have been the only one to ask for another.
  return left.length < css.length ? withoutUnused(left, html) : left;
}

function classesIn(html: string) {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(/\s+/));
  return new Set(names.map((name) => name.replaceAll(/&(#?\w+);/g, (whole, entity) => entities[entity] ?? whole)));
}
