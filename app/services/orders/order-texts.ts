/** What is said where something is not there, which pages know as well. */
export const ORDER_MISSING = "Order not found.";
export const CUSTOMER_MISSING = "Customer not found.";
