import { expect, test } from "vitest";
import { shippedSite } from "#app/content/site.ts";
import { composeEmail } from "./compose-email.ts";
import { consultation } from "./email-samples.ts";

const prize = "Win a prize at evil.example";
const typed = { order_id: "LF-7", customer_name: prize, first_name: prize, customer_email: "ida@example.com" };
const quote = { ...typed, total: "$100.00", payment_link: "" };
const visit = { ...consultation, ...typed, address: prize, note: prize };

/** Every message that names a client. */
const samples: [kind: string, parameters: object][] = [
  ["new_order", { ...typed, submitted_at: "2026-11-15T12:00:00.000Z", window_count: 2 }],
  ["confirm", { ...typed, number_of_windows: 2 }],
  ["quote_ready", quote],
  ["quote_confirmed", quote],
  ["quote_accepted", quote],
  ["status_changed", { ...typed, status: "delivered" }],
  ["inquiry_received", { inquiry_id: "i-1", style: "", question: prize }],
  [
    "inquiry_received_notice",
    {
      ...typed,
      inquiry_id: "i-1",
      customer_id: "",
      customer_phone: prize,
      zip_code: prize,
      style: "",
      question: prize,
    },
  ],
  ["inquiry_answered", { inquiry_id: "i-1", customer_name: prize, question: prize, answer: "Yes." }],
  ["inquiry_invitation", { link: "" }],
  ["client_invitation", { link: "" }],
  ["password_reset", { link: "" }],
  ["verify_address", { link: "" }],
  ["consultation_booked", visit],
  ["consultation_moved", visit],
  ["consultation_cancelled", visit],
  ["consultation_booked_notice", visit],
  ["consultation_moved_notice", visit],
  ["consultation_cancelled_notice", visit],
];

function written(kind: string, parameters: object, unverified: number, sendsMail = true) {
  const ours = kind.endsWith("_notice") || kind === "new_order" || kind === "quote_confirmed";
  const [recipientName, recipientAddress] = ours
    ? ["Larkfield Drapery", "hello@larkfield.example"]
    : [prize, "ida@example.com"];
  const made = {
    id: "id-1",
    kind,
    recipientName,
    recipientAddress,
    parameters: JSON.stringify(parameters),
    unverified,
    createdAt: "2026-11-15T12:00:00.000Z",
    timesAskedAgain: 0,
  };
  const result = composeEmail(made, new URL("https://drapery.example"), { sendsMail, site: shippedSite });
  if (!result.ok) throw new Error(result.reason);
  const { subject, text, html, to, replyTo, calendar } = result.value;
  return { ...result.value, sent: JSON.stringify([subject, text, html, to, replyTo, calendar]) };
}

test.each(samples)("%s repeats nothing that somebody typed whose address is not verified", (kind, parameters) => {
  expect(written(kind, parameters, 0).sent).toContain(prize);
  expect(written(kind, parameters, 0, false).sent).toContain(prize);
  expect(written(kind, parameters, 1, false).sent).toContain(prize);
  expect(written(kind, parameters, 1).sent).not.toContain(prize);
});

test("a client whose address is not verified is greeted without a name", () => {
  expect(written("confirm", { ...typed, number_of_windows: 2 }, 1).text).toContain("\n\nHello,\n\nYour order with 2");
});

test("the business reads the address instead of the name, and why", () => {
  const email = written("new_order", samples[0]?.[1] ?? {}, 1);
  expect(email.subject).toBe("New order LF-7 from ida@example.com");
  expect(email.to).toEqual({ name: "Larkfield Drapery", address: "hello@larkfield.example" });
  expect(email.text).toContain("ida@example.com has sent an order with 2 windows.");
  expect(email.text).toContain("This client has not verified the address yet");
});

test.each(["new_order", "confirm"])("a template of a mail service gets the parameters of %s to the letter", (kind) => {
  const parameters = samples.find(([name]) => name === kind)?.[1] ?? {};
  expect(written(kind, parameters, 1).parameters).toEqual(written(kind, parameters, 0).parameters);
  expect(written(kind, parameters, 1).parameters).toMatchObject({ customer_name: prize });
});

test("the parameters of any other message leave it out too", () => {
  expect(written("consultation_booked", visit, 1).parameters).toMatchObject({
    customer_name: "",
    address: "",
    note: "",
  });
});
