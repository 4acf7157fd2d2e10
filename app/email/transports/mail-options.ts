import type { OutgoingEmail, Person } from "#app/email/message.ts";

/** A message as nodemailer wants it. It may read nothing from this machine or the network. */
export function mailOptions(email: OutgoingEmail) {
  return {
    messageId: email.messageId,
    from: email.from,
    to: disarmedName(email.to),
    replyTo: email.replyTo && disarmedName(email.replyTo),
    subject: withoutEncodedWords(email.subject),
    text: email.text,
    html: email.html,
    icalEvent: email.calendar && { ...email.calendar, filename: "consultation.ics" },
    ...(email.pictures.length > 0 && { attachments: email.pictures.map(inline) }),
    // Answers of machines, such as "out of office", are not wanted back.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Shown within the message, not offered beside it. */
function inline({ cid, name, png }: OutgoingEmail["pictures"][number]) {
  return {
    cid,
    filename: name,
    content: Buffer.from(png),
    contentType: "image/png",
    contentDisposition: "inline" as const,
  };
}

function disarmedName({ name, address }: Person): Person {
  return { name: withoutEncodedWords(name), address };
}

/** A mail program decodes =?utf-8?…?= in a header: a name written so would show as another one. */
function withoutEncodedWords(text: string) {
  return text.replaceAll("=?", "= ?");
}
