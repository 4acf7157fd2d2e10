import { describeList } from "#app/domain/list-query.ts";

export const conversationStates = ["unread", "waiting"] as const;

/** Whose turn it is; a conversation that is neither stands under All. */
export const conversationLabels: Record<(typeof conversationStates)[number], string> = {
  unread: "Unread",
  waiting: "Waiting for the client",
};

export const conversationList = describeList({ state: { values: conversationStates, usual: null } });
export type ConversationListQuery = ReturnType<typeof conversationList.parse>;
