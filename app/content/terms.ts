/** Shown as numbered parts. A sample written for this site: have your own lawyer read it before you rely on it. */
export const terms = [
  {
    id: "acceptance",
    title: "Acceptance of terms",
    paragraphs: [
      "These terms are the agreement between you and {name}. By using this website, creating an account or placing an order you accept them. If you do not accept them, please do not use the site.",
    ],
  },
  {
    id: "account",
    title: "Account registration",
    paragraphs: [
      "To order you need an account. Give us your real name, a working e-mail address and phone number, and the address where the work will hang, and keep them up to date.",
      "Your password is yours alone. You answer for what is done with your account, so tell us at once if you think someone else has used it.",
    ],
  },
  {
    id: "lawful-use",
    title: "Lawful use",
    paragraphs: [
      "Use the site only for its purpose: looking at our work, asking questions and ordering. Do not break the law with it, try to reach other people’s accounts or data, disturb its working, or send us anything harmful.",
      "We may close an account that is used in this way.",
    ],
  },
  {
    id: "payments",
    title: "Payments and refunds",
    paragraphs: [
      "We answer an order with a quote and a payment link. {nothingUnpaid} That may be a deposit or the whole; the quote says which. Payment is taken by an outside provider; we never see or keep your card number.",
      "A consultation costs {fee}. If you go on to order, it is credited on your final quote.",
      "Everything is made for your windows, to the 7 measurements of each, so it cannot be returned because you have changed your mind. {cancellation} After that we keep the cost of fabric and of work done.",
      "If what we made does not match the measurements and choices in your order, {refund} We pay the return.",
    ],
  },
  {
    id: "property",
    title: "Intellectual property",
    paragraphs: [
      "The words, pictures, drawings and code of this site belong to us or to those who let us use them. You may look at them, print them and share links to them for your own household. Please ask before any other use.",
      "Pictures, measurements and links that you send us stay yours. You let us use them to make your order.",
    ],
  },
  {
    id: "liability",
    title: "Liability",
    paragraphs: [
      "Check the measurements you give us: we rely on them. We are not liable for work that does not fit because they were wrong, or for damage from hardware that somebody else installed.",
      "Colors on a screen differ from cloth, and natural fibers move a little with the weather. Neither is a fault. As far as the law allows, our liability for an order is limited to what you paid for it. Nothing here limits rights that the law does not let us limit.",
    ],
  },
  {
    id: "changes",
    title: "Changes to these terms",
    paragraphs: [
      "We may change these terms. The ones that applied on the day you submitted an order hold for that order. For anything later, the terms on this page apply.",
    ],
  },
  {
    id: "law",
    title: "Governing law",
    paragraphs: [
      "The law of {stateInFull} governs these terms, and its courts decide what we cannot settle between us. Please write to us first; we would rather put it right.",
    ],
  },
] as const;
