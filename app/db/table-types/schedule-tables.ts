/** When orders are promised and what they wait for, and what we remind ourselves of. */
export interface ScheduleTables {
  orderDates: OrderDatesTable;
  tasks: TasksTable;
}

/** Days as 2027-03-15, in Pennsylvania. A row and version of its own, so that a date never makes the order's form stale. */
interface OrderDatesTable {
  orderId: string;
  /** A Monday. */
  promisedWeek: string | null;
  /** 1 where the client is told of it. */
  promisedShown: number;
  /** Of cloth that stands on no purchase order; what does says so itself. */
  fabricOrderedOn: string | null;
  fabricExpectedOn: string | null;
  fabricArrivedOn: string | null;
  workStartOn: string | null;
  readyOn: string | null;
  version: number;
  updatedAt: string;
  updatedBy: string;
}

interface TasksTable {
  id: string;
  title: string;
  note: string;
  dueOn: string | null;
  orderId: string | null;
  customerId: string | null;
  /** Nobody's in particular where empty. */
  assigneeId: string | null;
  doneAt: string | null;
  doneBy: string | null;
  createdBy: string;
  createdAt: string;
  version: number;
}
