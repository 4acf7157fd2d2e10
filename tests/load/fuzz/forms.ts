import type { Fields } from "#tests/support/orders/ordering-posts.ts";
import type { Place } from "#tests/support/site-map.ts";
import type { Visitor } from "#tests/support/visitor.ts";

/** A form as a page of the site shows it, ready to be sent. */
export interface FoundForm {
  page: string;
  fields: Fields;
}

const MOST_PAGES = 120;

/**
 * Opens every page of an area by the site map, and follows its links, so that every form is found as it is today: with its
 * fields, and on pages with real ids.
 */
export async function findForms(visitor: Visitor, home: string, places: readonly Place[]): Promise<FoundForm[]> {
  const forms = new Map<string, FoundForm>();
  // One page of each kind: a list of fifty orders has fifty links to the same page.
  const kinds = new Set<string>();
  const waiting = [
    home,
    ...places.map(({ path }) => path).filter((path) => path.startsWith(home) && !path.includes(":")),
  ];
  for (let visited = 0; visited < MOST_PAGES; visited += 1) {
    const page = waiting.shift();
    if (!page) break;
    const answer = await visitor.get(page);
    const next = answer.headers.get("location");
    if (next) follow(next);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
    const html = await answer.text();
    for (const form of formsOf(html, page, "post"))
      forms.set(`${kindOf(form.page)} ${form.fields.map(([name]) => name)}`, form);
    for (const [, link = ""] of html.matchAll(/href="(\/[^"#]*)"/g)) follow(plain(link));
    // A button that only opens something is a form too.
    for (const { page: target, fields } of formsOf(html, page, "get"))
      follow(`${target.split("?")[0]}?${new URLSearchParams(fields)}`);
  }
  return [...forms.values()];

  function follow(target: string) {
    if (!target.startsWith(home) || kinds.has(kindOf(target))) return;
    kinds.add(kindOf(target));
    waiting.push(target);
  }
}

function kindOf(page: string) {
  return page
    .replaceAll(/\/[^/?]*\d[^/?]*/g, "/:id")
    .replaceAll(/=[^&]*\d[^&]*/g, "")
    .replace(/\/order\/[^/]+/, "/order/:user")
    .replace(/\/fabrics\/demo-[^/?]+/, "/fabrics/:id")
    .replace(/cloth=[^&]*/, "cloth=");
}

function formsOf(html: string, page: string, method: "get" | "post"): FoundForm[] {
  return [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = ""]) => attributes.includes(`method="${method}"`))
    .map(([, attributes = "", inside = ""]) => ({
      page: plain(/action="([^"]*)"/.exec(attributes)?.[1] ?? page),
      fields: fieldsOf(inside),
    }))
    .filter(({ page: target }) => !target.startsWith("/logout"));
}

function fieldsOf(inside: string): Fields {
  return [...inside.matchAll(/<(?:input|textarea|select|button)[^>]*\sname="([^"]*)"[^>]*>/g)].map(
    ([tag, name = ""]) => [plain(name), plain(/\svalue="([^"]*)"/.exec(tag)?.[1] ?? "")],
  );
}

function plain(text: string) {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
