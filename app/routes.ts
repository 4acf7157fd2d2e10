import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("routes/public/layout.tsx", [
    // Public: the same for everyone, rendered at build time.
    index("routes/public/home.tsx"),
    route("custom-products", "routes/public/custom-products.tsx"),
    route("gallery", "routes/public/gallery.tsx"),
    route("our-partners", "routes/public/our-partners.tsx"),
    route("about-us", "routes/public/about-us.tsx"),
    route("contact-us", "routes/public/contact-us.tsx"),
    route("terms", "routes/public/terms.tsx"),

    // Account.
    route("sign-up", "routes/account/sign-up.tsx"),
    route("login", "routes/account/login.tsx"),
    route("reset-password", "routes/account/reset-password.tsx"),
    route("logout", "routes/account/logout.tsx"),

    route("*", "routes/public/not-found.tsx"),
  ]),

  // Client: only for role client.
  route("client/dashboard", "routes/client/layout.tsx", [
    index("routes/client/home.tsx"),
    route("profile", "routes/client/profile.tsx"),
    route("orders", "routes/client/orders.tsx", [route(":orderId", "routes/client/order.tsx")]),
    route("consultation", "routes/client/consultation.tsx"),
    route("create-order", "routes/client/create-order.tsx"),
    route("contact", "routes/client/contact.tsx"),
  ]),

  // Admin: only for role admin.
  route("admin/dashboard", "routes/admin/layout.tsx", [
    index("routes/admin/home.tsx"),
    route("orders", "routes/admin/orders.tsx"),
    route("orders.csv", "routes/admin/orders-csv.ts"),
    route("order/:userId/:orderId", "routes/admin/order.tsx"),
    route("customer/:id", "routes/admin/customer.tsx"),
    route("customers", "routes/admin/customers.tsx"),
    route("custom-order/:customerId", "routes/admin/custom-order.tsx"),
    route("settings", "routes/admin/settings.tsx"),
  ]),

  // The house itself: every piece in all its states, in the demo only.
  route("kit", "routes/kit/layout.tsx", [index("routes/kit/kit.tsx"), route("styles", "routes/kit/styles.tsx")]),
] satisfies RouteConfig;
