import type { Fields } from "#tests/support/orders/ordering-posts.ts";
import type { Visitor } from "#tests/support/visitor.ts";

/** A form as a page of the site shows it, ready to be sent. */
export interface FoundForm {
  page: string;
  fields: Fields;
}

const MOST_PAGES = 80;

/** Follows the links of an area, so that pages are found with real ids and every form with the fields it has today. */
export async function findForms(visitor: Visitor, home: string): Promise<FoundForm[]> {
  const forms = new Map<string, FoundForm>();
  // One page of each kind: a list of fifty orders has fifty links to the same page.
  const kinds = new Set<string>();
  const waiting = [home];
  for (let visited = 0; visited < MOST_PAGES; visited += 1) {
    const page = waiting.shift();
    if (!page) break;
    const answer = await visitor.get(page);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
    const html = await answer.text();
    for (const form of formsOf(html, page))
      forms.set(`${kindOf(form.page)} ${form.fields.map(([name]) => name)}`, form);
    for (const [, link = ""] of html.matchAll(/href="(\/[^"#]*)"/g)) {
      const target = plain(link);
      if (!target.startsWith(home) || kinds.has(kindOf(target))) continue;
      kinds.add(kindOf(target));
      waiting.push(target);
    }
  }
  return [...forms.values()];
}

function kindOf(page: string) {
  return page
    .replaceAll(/\/[^/?]*\d[^/?]*/g, "/:id")
    .replaceAll(/=[^&]*/g, "")
    .replace(/\/order\/[^/]+/, "/order/:user");
}

function formsOf(html: string, page: string): FoundForm[] {
  return [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = ""]) => /method="post"/i.test(attributes))
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
