import { expect, test } from "vitest";
import { NamedLinks } from "./named-links.tsx";

const linen = { name: "Oat linen", link: "https://fabrics.example/oat" };

test("two equal entries stand in the list as two", () => {
  const list = NamedLinks({ entries: [linen, { name: "Silk", link: "" }, linen] });
  if (typeof list === "string") throw new Error(list);
  const keys: string[] = list.props.children.map(({ key }: { key: string }) => key);
  expect(new Set(keys).size).toBe(3);
});

test("no entries read None", () => {
  expect(NamedLinks({ entries: [] })).toBe("None");
});
