/** The first stop of the Tab key. Every layout gives its <main> id="main" and tabIndex={-1}. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-sm focus:bg-moss focus:px-5 focus:py-3 focus:text-linen"
    >
      Skip to content
    </a>
  );
}
