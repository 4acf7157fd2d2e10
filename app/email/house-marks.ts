import { type SiteFacts, wordsOf } from "#app/domain/site/site-facts.ts";

/** From the private part of Unicode, so that no sentence has one; composeEmail takes them out of whatever was typed. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const mark = (word: keyof ReturnType<typeof wordsOf>) => `${OPEN}${word}${CLOSE}`;

/** The business in the words of a message: filled in when the message is written out, for only then is it known. */
export const business = {
  name: mark("name"),
  email: mark("email"),
  phone: mark("phone"),
  location: mark("location"),
  shipTo: mark("shipTo"),
  answer: mark("answer"),
};

export function withoutMarks<Filled>(filled: Filled): Filled {
  return mapTexts(filled, (text) => text.replaceAll(/[\uE000\uE001]/g, ""));
}

/** A message with the business in it. */
export function withHouse<Message>(message: Message, facts: SiteFacts): Message {
  const words: Record<string, string> = wordsOf(facts);
  return mapTexts(message, (text) => text.replaceAll(/\uE000(\w+)\uE001/g, (_, word: string) => words[word] ?? ""));
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)])) as Value;
}
