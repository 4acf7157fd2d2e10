/** Somebody asked us to send pieces of cloth, with an account or without. */
export interface SwatchRequestsTable {
  id: string;
  /** Nobody, where they were not signed in. */
  userId: string | null;
  name: string;
  email: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  /** JSON: id, name and color of each cloth, as they were then. */
  fabrics: string;
  /** The style or order they came from; empty for none. */
  cameFrom: string;
  createdAt: string;
  /** Null until they are in the mail. */
  sentAt: string | null;
}
