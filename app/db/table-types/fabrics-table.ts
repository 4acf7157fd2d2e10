/** A cloth of the fabric book. It is never removed: orders name it, and what is no longer made is not active. */
export interface FabricsTable {
  id: string;
  supplier: string;
  name: string;
  color: string;
  /** Name, color and supplier as foldText writes them: what the list searches and sorts by, and no two cloths share. */
  folded: string;
  family: string;
  colorFamily: string;
  active: number;
  /** JSON: everything else that its owner writes of it. */
  document: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

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
