import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** A portal: its frame, and in it the boundary that says what went wrong with one of its pages, or that there is none. */
const portal = (path: string, folder: string, pages: RouteConfigEntry[]) => {
  const missing = route("*", "routes/public/not-found.tsx", { id: `${folder}/not-found` });
  return route(path, `${folder}/layout.tsx`, [layout(`${folder}/boundary.tsx`, [...pages, missing])]);
};

/** Acts of one subject: each has an address of its own, and is a row of the table in this file. */
const acts = (file: string, names: string[]) =>
  names.map((name) => route(`acts/${name}`, file, { id: `routes/admin/acts/${name}` }));

/** The pages on which an order is built: by its client, or under an id of their own by one of us for them. */
const wizard = (by: string) => {
  const pages: [path: string, file: string][] = [
    ["windows", "window-count"],
    ["hardware-choice", "hardware-choice"],
    ["measure/:number", "measure"],
    ["overview", "overview"],
    ["hardware", "hardware"],
    ["window/:number/treatments", "treatments"],
    ["window/:number/:treatment/style", "style"],
    ["window/:number/:treatment/options", "options"],
    ["window/:number/:treatment/fabrics", "fabrics"],
    ["window/:number/confirm", "confirm"],
  ];
  const place = (file: string) => `routes/client/create-order/${file}.tsx`;
  return [
    index(place("resume"), { id: `${by}create-order/resume` }),
    ...pages.map(([path, file]) => route(path, place(file), { id: `${by}create-order/${file}` })),
  ];
};

export default [
  layout("routes/public/layout.tsx", [
    // Public: the same for everyone, and rendered at build time.
    index("routes/public/home.tsx"),
    route("custom-products", "routes/public/custom-products.tsx"),
    route("styles", "routes/public/styles.tsx"),
    route("styles/:slug", "routes/public/styles/style.tsx"),
    route("measuring-guide", "routes/public/measuring-guide.tsx"),
    route("gallery", "routes/public/gallery.tsx"),
    route("our-partners", "routes/public/our-partners.tsx"),
    route("about-us", "routes/public/about-us.tsx"),
    route("contact-us", "routes/public/contact-us.tsx"),
    route("terms", "routes/public/terms.tsx"),
    ...["linings", "care", "hardware", "for-designers", "home-visits"].map((path) =>
      route(path, "routes/public/guide.tsx", { id: `routes/public/guide/${path}` }),
    ),

    // As it was called while every business was near there.
    route("philadelphia", "routes/public/philadelphia.ts"),

    // Account.
    route("sign-up", "routes/account/sign-up.tsx"),
    route("login", "routes/account/login.tsx"),
    route("login/second-step", "routes/account/second-step.tsx"),
    route("login/passkey", "routes/account/passkey.ts"),
    route("reset-password", "routes/account/reset-password.tsx"),
    route("join", "routes/account/join.tsx"),
    route("verify-address", "routes/account/verify-address.tsx"),
    route("logout", "routes/account/logout.tsx"),

    // Open to everyone, and rendered for each: an address may hold answers, the fabric book changes, and anybody may send a form.
    route("styles/finder", "routes/public/styles/finder.tsx"),
    route("try", "routes/public/try/try.tsx"),
    route("ask", "routes/public/ask/ask.tsx"),
    route("ask/photos", "routes/public/ask/photos.ts"),
    route("swatches", "routes/public/swatches/swatches.tsx"),

    route("*", "routes/public/not-found.tsx"),
  ]),

  // Client: only for role client.
  route("client", "routes/client/entrance.ts"),
  portal("client/dashboard", "routes/client", [
    index("routes/client/home.tsx"),
    route("profile", "routes/client/profile.tsx"),
    route("my-data.zip", "routes/client/my-data/download.ts"),
    route("delete-account", "routes/client/my-data/delete-account.tsx"),
    route("orders", "routes/client/orders.tsx", [route(":orderId", "routes/client/order.tsx")]),
    route("orders/:orderId/windows.svg", "routes/client/order-windows.ts"),
    route("orders/:orderId/photos", "routes/client/photos/photos.ts"),
    route("orders/:orderId/photos/:photoId", "routes/client/photos/photo.ts"),
    route("orders/:orderId/wall/:windowKey/:fileId", "routes/client/wall/wall.tsx"),
    route("orders/:orderId/wall/:windowKey/:fileId/wall.jpg", "routes/client/wall/wall-jpg.ts"),
    route("orders/:orderId/messages", "routes/client/messages/messages.tsx"),
    route("orders/:orderId/messages/latest", "routes/client/messages/latest.ts"),
    route("orders/:orderId/appointments/:appointmentId/appointment.ics", "routes/client/calendar/appointment-ics.ts"),
    route("orders/:orderId/quote/:number?", "routes/client/quote/quote.tsx"),
    route("orders/:orderId/quote.pdf", "routes/client/quote/quote-pdf.ts"),
    route("orders/:orderId/card", "routes/client/cards/card.tsx"),
    route("orders/:orderId/receipts/:number", "routes/client/receipt/receipt.tsx"),
    route("orders/:orderId/receipts/:number/receipt.pdf", "routes/client/receipt/receipt-pdf.ts"),
    route("consultation", "routes/client/consultation.tsx"),
    route("consultation/receipts/:number", "routes/client/receipt/receipt.tsx", { id: "fee-receipt" }),
    route("consultation/receipts/:number/receipt.pdf", "routes/client/receipt/receipt-pdf.ts", {
      id: "fee-receipt-pdf",
    }),
    ...prefix("create-order", [index("routes/client/create-order/hub.tsx"), ...prefix(":orderId", wizard(""))]),
    route("contact", "routes/client/contact.tsx"),
    route("verify-address", "routes/client/resend-verification.ts"),
  ]),

  // Shown in a frame of the consultation page, and so without the portal around it.
  route("client/dashboard/booking", "routes/client/booking/layout.tsx", [
    index("routes/client/booking/booking.tsx"),
    route(":consultationId/move", "routes/client/booking/move.tsx"),
    route(":consultationId/cancel", "routes/client/booking/cancel.tsx"),
  ]),

  // Admin: only for role admin.
  route("admin", "routes/admin/entrance.ts"),
  portal("admin/dashboard", "routes/admin", [
    index("routes/admin/desk/desk.tsx"),
    route("orders", "routes/admin/orders/orders.tsx"),
    route("orders.csv", "routes/admin/orders/orders-csv.ts"),
    route("orders/:orderId", "routes/admin/orders/find-order.ts"),
    route("orders/:orderId/windows.svg", "routes/admin/desk/order-windows.ts"),
    route("order/:userId/:orderId/photos", "routes/admin/photos/photos.ts"),
    route("order/:userId/:orderId/photos/:photoId", "routes/admin/photos/photo.ts"),
    route("order/:userId/:orderId/wall/:windowKey/:fileId", "routes/admin/wall/wall.tsx"),
    route("order/:userId/:orderId/wall/:windowKey/:fileId/wall.jpg", "routes/admin/wall/wall-jpg.ts"),
    // The order, and what its owner does about it: a form that is refused shows the same page again.
    route("order/:userId/:orderId", "routes/admin/orders/order.tsx", [
      ...acts("routes/admin/orders/save-order.ts", ["save-order"]),
      ...acts("routes/admin/orders/window/window-acts.ts", [
        "save-window",
        "add-window",
        "remove-window",
        "save-hardware",
      ]),
      ...acts("routes/admin/orders/entered/entry-acts.ts", ["read-by-phone"]),
      ...acts("routes/admin/notes/note-acts.ts", ["add-note", "save-note", "remove-note"]),
      ...acts("routes/admin/messages/message-acts.ts", ["send-message", "take-back-message"]),
      ...acts("routes/admin/quotes/panel/quote-acts.ts", [
        "revise-quote",
        "withdraw-quote",
        "record-acceptance",
        "correct-name",
        "reopen-for-client",
        "discard-draft",
      ]),
      ...acts("routes/admin/schedule/dates-acts.ts", ["save-dates"]),
      ...acts("routes/admin/remakes/remake-acts.ts", [
        "open-remake",
        "freeze-remake",
        "take-back-remake",
        "finish-remake",
      ]),
      ...acts("routes/admin/money/money-acts.ts", [
        "record-payment",
        "record-refund",
        "add-credit",
        "write-off",
        "reverse-entry",
        "move-money",
        "settle",
        "cancel-and-settle",
        "take-over",
        "not-received",
        "remind-now",
        "leave-older-due",
        "set-reminders",
        "check-card-money",
      ]),
    ]),
    route("order/:userId/:orderId/messages/latest", "routes/admin/messages/latest.ts"),
    route("order/:userId/:orderId/quote", "routes/admin/quotes/editor.tsx"),
    route("order/:userId/:orderId/quote/preview", "routes/admin/quotes/preview.tsx"),
    route("order/:userId/:orderId/workroom", "routes/admin/workroom/sheet/workroom.tsx"),
    route("order/:userId/:orderId/workroom/print", "routes/admin/workroom/paper/print.tsx"),
    route("order/:userId/:orderId/workroom/print.pdf", "routes/admin/workroom/paper/print-pdf.ts"),
    route("order/:userId/:orderId/workroom/labels", "routes/admin/workroom/paper/labels.tsx"),
    route("order/:userId/:orderId/workroom/labels.pdf", "routes/admin/workroom/paper/labels-pdf.ts"),
    route("table", "routes/admin/table/at-the-table.tsx"),
    route("stops", "routes/admin/stops/stops.tsx"),
    route("stops/:id", "routes/admin/stops/stop.tsx"),
    route("stops/:id/press", "routes/admin/stops/press.ts"),
    route("stops/:id/photos/:photoId?", "routes/admin/stops/photos.ts"),
    route("table/:orderId", "routes/admin/table/order.tsx"),
    route("table/:orderId/sign-off", "routes/admin/table/press.ts"),
    route("table/:orderId/photos/:photoId?", "routes/admin/table/photos.ts"),
    route("order/:userId/:orderId/quote/:number", "routes/admin/quotes/sent/sent-quote.tsx"),
    route("order/:userId/:orderId/quote.pdf", "routes/admin/quotes/quote-pdf.ts"),
    route("order/:userId/:orderId/receipts/:number", "routes/admin/money/receipt.tsx"),
    route("order/:userId/:orderId/receipts/:number/receipt.pdf", "routes/admin/money/receipt-pdf.ts"),
    route("purchase-list", "routes/admin/purchasing/purchase-list.tsx"),
    route("purchase-list.csv", "routes/admin/purchasing/purchase-list-csv.ts"),
    route("purchase-orders", "routes/admin/purchasing/purchase-orders.tsx"),
    route("purchase-orders/:id", "routes/admin/purchasing/purchase-order.tsx", [
      ...acts("routes/admin/purchasing/purchase-acts.ts", [
        "save-purchase",
        "place-purchase",
        "add-purchase-line",
        "discard-purchase",
        "tell-change",
        "acknowledge-purchase",
        "expect-line",
        "change-line",
        "cancel-line",
        "record-arrival",
        "take-back-arrival",
        "settle-line",
      ]),
    ]),
    route("purchase-orders/:id/purchase-order.pdf", "routes/admin/purchasing/purchase-order-pdf.ts"),
    route("purchase-orders/:id/purchase-order.csv", "routes/admin/purchasing/purchase-order-csv.ts"),
    route("board", "routes/admin/schedule/board.tsx"),
    route("balances", "routes/admin/reports/balances.tsx"),
    route("balances.csv", "routes/admin/reports/balances-csv.ts"),
    route("reports", "routes/admin/reports/reports.tsx"),
    route("reports/ledger.csv", "routes/admin/reports/ledger-csv.ts"),
    route("reports/quotes.csv", "routes/admin/reports/quotes-csv.ts"),
    route("reports/sales.csv", "routes/admin/reports/sales-csv.ts"),
    route("customers/new", "routes/admin/customers/new-client.tsx"),
    route("customer/:id", "routes/admin/customers/customer.tsx"),
    // The same wizard, for a client who is on the telephone.
    route("customer/:id/create-order/:orderId", "routes/client/create-order/for-client.tsx", wizard("for-client/")),
    route("customer/:id/edit", "routes/admin/customers/edit-client.tsx"),
    route("customer/:id/merge", "routes/admin/customers/merge/merge.tsx"),
    route("customer/:id/data.zip", "routes/admin/customers/customer-data.ts"),
    route("customer/:id/delete", "routes/admin/customers/delete-customer.tsx"),
    route("customers", "routes/admin/customers/customers.tsx"),
    route("customers.csv", "routes/admin/customers/customers-csv.ts"),
    route("custom-order/:customerId", "routes/admin/orders/custom-order.tsx"),
    route("emails", "routes/admin/emails/emails.tsx"),
    route("emails/:id", "routes/admin/emails/email.tsx"),
    route("emails/:id/page", "routes/admin/emails/email-page.ts"),
    route("tasks", "routes/admin/tasks/tasks.tsx", [
      ...acts("routes/admin/tasks/task-acts.ts", ["add-task", "finish-task", "reopen-task"]),
    ]),
    route("tasks/:id", "routes/admin/tasks/task.tsx", [
      ...acts("routes/admin/tasks/task-acts.ts", ["save-task", "close-task"]),
    ]),
    route("tasks/:id/photos/:photoId?", "routes/admin/tasks/photos.ts"),
    route("week", "routes/admin/week/week.tsx"),
    route("week/new", "routes/admin/week/new-appointment.tsx"),
    route("week/move", "routes/admin/week/move.ts"),
    route("week/:id", "routes/admin/week/appointment.tsx", [
      ...acts("routes/admin/week/appointment-acts.ts", [
        "mark-done",
        "mark-not-done",
        "change-appointment",
        "cancel-appointment",
      ]),
    ]),
    route("consultations", "routes/admin/consultations/consultations.tsx"),
    route("consultations/:id", "routes/admin/consultations/consultation.tsx", [
      ...acts("routes/admin/consultations/consultation-acts.ts", [
        "mark-paid",
        "mark-not-paid",
        "refund-fee",
        "credit-fee",
        "note-found",
        "move-consultation",
        "cancel-consultation",
      ]),
    ]),
    route("consultations/:id/receipts/:number", "routes/admin/money/receipt.tsx", { id: "owners-fee-receipt" }),
    route("consultations/:id/receipts/:number/receipt.pdf", "routes/admin/money/receipt-pdf.ts", {
      id: "owners-fee-receipt-pdf",
    }),
    route("availability", "routes/admin/consultations/availability.tsx", [
      ...acts("routes/admin/consultations/blocked-days-acts.ts", ["block-days", "unblock-day"]),
    ]),
    route("shop-rules", "routes/admin/workroom/versions/document.tsx", { id: "shop-rules" }),
    route("shop-rules/history", "routes/admin/workroom/versions/history.tsx", { id: "shop-rules-history" }),
    route("rate-card", "routes/admin/workroom/versions/document.tsx", { id: "rate-card" }),
    route("rate-card/history", "routes/admin/workroom/versions/history.tsx", { id: "rate-card-history" }),
    route("fabrics", "routes/admin/fabrics/fabrics.tsx"),
    route("fabrics.csv", "routes/admin/fabrics/fabrics-csv.ts"),
    route("fabrics/new", "routes/admin/fabrics/new-fabric.tsx"),
    route("fabrics/:id", "routes/admin/fabrics/fabric.tsx"),
    route("import", "routes/admin/imports/imports.tsx"),
    route("import/:id", "routes/admin/imports/import.tsx", [
      ...acts("routes/admin/imports/import-acts.ts", [
        "look-at-import",
        "write-import",
        "undo-import",
        "discard-import",
      ]),
    ]),
    route("prices-and-terms", "routes/admin/quotes/prices/prices-and-terms.tsx"),
    route("swatches", "routes/admin/swatches/swatches.tsx"),
    route("swatches/:id", "routes/admin/swatches/swatch-request.tsx"),
    route("messages", "routes/admin/messages/conversations.tsx"),
    route("inquiries", "routes/admin/inquiries/inquiries.tsx"),
    route("inquiries/:id", "routes/admin/inquiries/inquiry.tsx"),
    route("inquiries/:id/photos/:photoId", "routes/admin/inquiries/photo.ts"),
    route("staff", "routes/admin/staff/staff.tsx"),
    route("staff/:id", "routes/admin/staff/staff-member.tsx"),
    route("audit", "routes/admin/house/audit.tsx"),
    route("backups", "routes/admin/house/backups.tsx"),
    route("backups/:moment/backup.sealed", "routes/admin/house/backup-file.ts"),
    route("set-up", "routes/admin/set-up/set-up.tsx"),
    route("site", "routes/admin/site/overview.tsx"),
    route("site/history", "routes/admin/site/site-history.tsx"),
    route("site/emails", "routes/admin/site/email-words/emails.tsx"),
    route("site/emails/:wording", "routes/admin/site/email-words/words.tsx"),
    route("site/emails/:wording/draft", "routes/admin/site/email-words/draft.ts"),
    route("site/gallery", "routes/admin/site/site-gallery.tsx", [
      route("photos", "routes/admin/site/gallery-photos.ts"),
    ]),
    route("site/logo", "routes/admin/site/site-logo.tsx"),
    route("site/logo/preview", "routes/admin/site/logo-preview.ts"),
    route("site/:section", "routes/admin/site/section.tsx"),
    route("site/:section/preview", "routes/admin/site/preview.ts"),
    route("retention", "routes/admin/house/retention.tsx"),
    route("undo/:id", "routes/admin/undo/undo.ts"),
    route("settings", "routes/admin/settings/settings.tsx"),
    route("settings/calendar", "routes/admin/calendar/calendar-settings.tsx", [
      ...acts("routes/admin/calendar/calendar-acts.ts", ["make-feed", "remove-feed", "choose-summary"]),
    ]),
    route("settings/second-step", "routes/admin/second-step/set-up.tsx"),
    route("second-step", "routes/admin/second-step/second-step.tsx"),
    route("passkey", "routes/admin/second-step/passkey.ts"),
  ]),

  // For machines: the first two are written at build time.
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("site.webmanifest", "routes/resources/web-manifest.ts"),
  route(".well-known/security.txt", "routes/resources/security-txt.ts"),
  // Pictures of the owner's gallery, for everybody.
  route("media/:file", "routes/resources/media.ts"),
  // Somebody's own calendar reads ours: the address is the key.
  route("calendar/:file", "routes/resources/calendar-ics.ts"),
  // A card provider tells us what was paid: the one POST from elsewhere.
  route("webhooks/stripe", "routes/resources/cards/stripe-webhook.ts"),
] satisfies RouteConfig;
