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
