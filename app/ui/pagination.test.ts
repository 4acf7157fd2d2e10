import { expect, test } from "vitest";
import { pageNumbers } from "./pagination.tsx";

test.each([
  { page: 1, pageCount: 1, shown: [1] },
  { page: 1, pageCount: 3, shown: [1, 2, 3] },
  { page: 1, pageCount: 12, shown: [1, 2, "gap", 12] },
  { page: 3, pageCount: 12, shown: [1, 2, 3, 4, "gap", 12] },
  { page: 4, pageCount: 12, shown: [1, 2, 3, 4, 5, "gap", 12] },
  { page: 6, pageCount: 12, shown: [1, "gap", 5, 6, 7, "gap", 12] },
  { page: 9, pageCount: 12, shown: [1, "gap", 8, 9, 10, 11, 12] },
  { page: 12, pageCount: 12, shown: [1, "gap", 11, 12] },
])("page $page of $pageCount links to $shown", ({ page, pageCount, shown }) => {
  expect(pageNumbers(page, pageCount)).toEqual(shown);
});
