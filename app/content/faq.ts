import { TRIM_PRICE } from "./placed-texts.ts";

export const questions = [
  {
    question: "How long does it take?",
    answer:
      "Most orders are ready {leadTime} after payment, once the fabric has reached us. A large house or a cloth that is woven to order takes longer. Your quote names the week we expect.",
  },
  {
    question: "What if it does not fit?",
    answer:
      "We make to the measurements in your order. If what we made does not match them, {remake}. When we measure, the measurements are our promise too.",
  },
  {
    question: "Can I use my own fabric?",
    answer: `Yes. Give us a link or a name and we’ll tell you how many yards to order, or we’ll order it for you. Trim is sewn on by hand and costs ${TRIM_PRICE}.`,
  },
  {
    question: "How do I care for it?",
    answer:
      "Go over it with the soft brush of a vacuum once a month, from the top down. Treat a spot with a dry white cloth first. Most lined work should be cleaned by a specialist on the rod or by dry cleaning; {careLabel}.",
  },
  {
    question: "Which shades are safe for children?",
    answer:
      "Choose cordless or motorized wherever a child sleeps or plays: neither has a cord or a chain in reach. The loop of a clutch control {childSafety}.",
  },
  {
    question: "Do you come to my home?",
    answer:
      "Within {area}, yes. A consultation is {fee} and is credited on your final quote. Everywhere else, our measuring guide takes you through the seven measurements.",
  },
] as const;
