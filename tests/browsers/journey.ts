import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { PASSWORD, signUp } from "#tests/support/orders/order-walk.ts";
import type { Driver } from "./driver.ts";
import { createHand } from "./hand.ts";

const inches = ["48 3/8", "60", "84", "12", "96", "30", "24.5"];

/** Sign-in, measuring, customizing, submitting and booking, in a browser that the other tests do not drive. */
export async function walk(driver: Driver, origin: string, say: (done: string) => void) {
  const { email } = await signUp(origin);
  const hand = createHand(driver);
  await hand.open(`${origin}/login`);
  await hand.fill("Email", email);
  await hand.fill("Password", PASSWORD);
  await hand.press("button", "Log in");
  await hand.arrive("/client/dashboard");
  await hand.press("dialog button", "I Understand");
  say("signed in");

  await hand.press("nav a", "Create an Order");
  await hand.arrive("/create-order");
  await hand.press("button", "Create New Order");
  await hand.arrive("/windows");
  await hand.fill("Number of windows", "1");
  await hand.press("button", "Next");
  await hand.arrive("/hardware-choice");
  await hand.press("input", "No, I will use my own");
  await hand.press("button", "Next");
  await hand.arrive("/measure/1");
  await hand.fill("Location / name", "Study");
  for (const [index, name] of measurementNames.entries()) await hand.fill(measurementLabel(name), inches[index] ?? "");
  await hand.press("button", "Next");
  await hand.arrive("/overview");
  say("measured");

  await hand.press("a", "Customize Study");
  await hand.press("button", "Drapes");
  await hand.press("button", "Next");
  await hand.arrive("/drapes/style");
  await hand.press("input", "Goblet");
  await hand.press("button", "Next");
  await hand.arrive("/drapes/options");
  await hand.press("input", "Interlining");
  await hand.press("button", "Next");
  await hand.arrive("/drapes/fabrics");
  await hand.press("summary", "A cloth of my own, or who buys it");
  await hand.fill("Fabric 1 name", "Oat linen");
  await hand.press("button", "Next");
  await hand.arrive("/confirm");
  await hand.press("main button", "Confirm");
  await hand.arrive("/overview");
  say("customized");

  await hand.press("button", "Submit Order for Quote");
  await hand.arrive("/orders");
  await hand.see("Submitted");
  say("submitted");

  await hand.open(`${origin}/client/dashboard/booking`);
  await hand.press("td a", "");
  await hand.press("input[name=startsAt]", "");
  await hand.press("button", "Book this time");
  await hand.see("We come to");
  say("booked");
}
