export const CLIENT_INVITATION_DAYS = 14;

/** What the link of an invitation to a client of ours carries in the address of the sign-up page. */
export const CLIENT_INVITATION_PARAM = "invited";
