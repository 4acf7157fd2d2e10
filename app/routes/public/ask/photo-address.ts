import { SHOWN_FIELD } from "#app/domain/public-forms/public-form.ts";

/** The page that thanks for a question, and takes photographs of its windows. */
export const askedPath = (inquiryId: string) => `/ask?${new URLSearchParams({ done: inquiryId })}`;

/** Where a photograph for a question is sent, with when its page was shown. */
export const askPhotosPath = (inquiry: string, shown: string) =>
  `/ask/photos?${new URLSearchParams({ inquiry, [SHOWN_FIELD]: shown })}`;
