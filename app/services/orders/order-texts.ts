export const ORDER_MISSING = "Order not found.";
export const CUSTOMER_MISSING = "Customer not found.";
