/** How long somebody who is to work here has to set a password. */
export const STAFF_INVITATION_DAYS = 7;
