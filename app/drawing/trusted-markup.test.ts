import { expect, test } from "vitest";
import { trustedMarkup } from "./trusted-markup.ts";

test("a drawing is taken as it is", () => {
  const drawing = '<title id="w-t">Study &lt;script&gt;</title><path d="M0 0"/>';
  expect(trustedMarkup(drawing)).toBe(drawing);
});

test.each(["<script>x</script>", "<SCRIPT src=x>", "<g><foreignObject/></g>", '<a href="javascript:x">', "<iframe>"])(
  "%s is no drawing",
  (markup) => {
    expect(() => trustedMarkup(markup)).toThrow("This is no drawing of ours.");
  },
);
