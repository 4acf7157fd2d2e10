/** What answers a form in a tab of its own. */
export function draftOf(html: string, headers: Record<string, string> = {}) {
  return new Response(marked(html), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

const BANNER =
  '<p style="position:sticky;top:0;z-index:99;margin:0;padding:.5rem 1rem;background:#23262a;color:#f7f2e9;text-align:center">Draft. Nothing is saved; close this tab to go on.</p>';

/** Without its scripts: React would ask for the page as it is shown. */
function marked(html: string) {
  return html
    .replaceAll(/<script(?! type="application)[\s\S]*?<\/script>/g, "")
    .replace(/<body[^>]*>/, (body) => body + BANNER);
}

export function sentenceOf(sentence: string, status: number) {
  return new Response(sentence, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}
