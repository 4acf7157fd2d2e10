import { z } from "zod";

const answers = z.array(z.object({ at: z.string(), words: z.string() }));
type InquiryAnswer = z.infer<typeof answers>[number];

/** As our own rules wrote it; the oldest first. */
export function readAnswers(stored: string): InquiryAnswer[] {
  return answers.parse(JSON.parse(stored));
}
