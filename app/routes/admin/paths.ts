export const HOME = "/admin/dashboard";
export const ORDERS = "/admin/dashboard/orders";
export const CUSTOMERS = "/admin/dashboard/customers";
export const EMAILS = "/admin/dashboard/emails";
export const CONSULTATIONS = "/admin/dashboard/consultations";
export const AVAILABILITY = "/admin/dashboard/availability";

export const consultationPath = (id: string) => `${CONSULTATIONS}/${encodeURIComponent(id)}`;

export const orderPath = (userId: string, orderId: string) =>
  `/admin/dashboard/order/${encodeURIComponent(userId)}/${encodeURIComponent(orderId)}`;

export const customerPath = (id: string) => `/admin/dashboard/customer/${encodeURIComponent(id)}`;

export const customOrderPath = (customerId: string) =>
  `/admin/dashboard/custom-order/${encodeURIComponent(customerId)}`;

export const emailPath = (id: string) => `${EMAILS}/${encodeURIComponent(id)}`;
