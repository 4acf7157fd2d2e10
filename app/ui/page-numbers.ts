/** The pages worth a link: the ends and the neighbours of the current one. A gap of one page is shown as that page. */
export function pageNumbers(page: number, pageCount: number): (number | "gap")[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const missing = n - (sorted[index - 1] ?? 0) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : ["gap" as const, n];
  });
}
