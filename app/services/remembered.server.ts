import { hash } from "node:crypto";

/**
 * The same work, done once for the same facts: what it answered to the last of them is kept, by the facts themselves, so
 * nothing has to say that they have changed. Only for work that asks nothing else, and whose answers nobody changes.
 */
export function remembered<Facts, Answer extends object>(most: number, work: (facts: Facts) => Answer) {
  const answers = new Map<string, Answer>();
  return (facts: Facts): Answer => {
    const key = hash("sha1", JSON.stringify(facts), "base64");
    const answer = answers.get(key) ?? work(facts);
    // Asked for last, forgotten last.
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break;
      answers.delete(oldest);
    }
    return answer;
  };
}
