import { describeList } from "#app/domain/list-query.ts";
import { inquiryStates } from "./inquiry-acts.ts";

/** What waits for an answer is what the owner came for, so it is what an address without a state shows. */
export const inquiryList = describeList({ state: { values: inquiryStates, usual: "new" } });
export type InquiryListQuery = ReturnType<typeof inquiryList.parse>;
