import { MAX_LINES } from "#app/domain/quotes/quote-limits.ts";

/** The editor's form of a draft that has not been sent; the demo has one such order. */
export const EDITOR = "/admin/dashboard/order/demo-marsh/LF-1005/quote";

/** A draft of so many lines, each as full as a line is; two of three with a discount, every tenth left to the client. */
export function draftForm(version: number, count = MAX_LINES, description = "Floor length, a pair.") {
  const lines = Array.from({ length: count }, (_, index) => ({
    key: `line-${index}`,
    label: `Line ${index + 1}`,
    description,
    quantity: "4.5",
    unit: "yd",
    unitPrice: "42.00",
    discount: index % 3 === 0 ? "" : "5%",
    taxed: "on",
    role: index % 10 === 9 ? "optional" : "fixed",
    choiceGroup: "",
    suggested: "on",
  }));
  return {
    intent: "save",
    version: String(version),
    detail: "lines",
    taxRate: "Pennsylvania sales tax",
    taxReason: "",
    discountLabel: "Spring",
    discount: "5%",
    deposit: "50%",
    validUntil: "",
    leadTime: "",
    note: "",
    terms: "",
    ...Object.fromEntries(
      lines.flatMap((line, index) => Object.entries(line).map(([name, value]) => [`lines[${index}].${name}`, value])),
    ),
  };
}
