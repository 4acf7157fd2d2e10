import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  [["LF-1001", "Clara Whitfield", 2, null], "LF-1001,Clara Whitfield,2,\r\n"],
  [['Say "hello", twice', "two\nlines"], '"Say ""hello"", twice","two\nlines"\r\n'],
  [["=HYPERLINK(1)", "+1", "-1", "@a"], "'=HYPERLINK(1),'+1,'-1,'@a\r\n"],
  [["＝1+1", "＋1", "－1", "＠a"], "'＝1+1,'＋1,'－1,'＠a\r\n"],
])("%j", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
