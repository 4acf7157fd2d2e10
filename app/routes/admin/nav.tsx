import {
  Archive,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  HandCoins,
  LampDesk,
  Mail,
  MessageCircleQuestionMark,
  ReceiptText,
  Ruler,
  Scissors,
  ScrollText,
  Settings,
  ShoppingBasket,
  SwatchBook,
  Tags,
  Truck,
  UsersRound,
} from "lucide-react";
import type { SidebarGroup } from "#app/ui/sidebar-groups.tsx";
import type { SidebarLinkProps } from "#app/ui/sidebar-link.tsx";
import { FABRICS } from "./fabrics/paths.ts";
import { INQUIRIES } from "./inquiries/paths.ts";
import {
  AUDIT,
  AVAILABILITY,
  CONSULTATIONS,
  CUSTOMERS,
  EMAILS,
  HOME,
  ORDERS,
  PRICES_AND_TERMS,
  PURCHASE_LIST,
  PURCHASE_ORDERS,
  RATE_CARD,
  RETENTION,
  SETTINGS,
  SHOP_RULES,
  SWATCHES,
} from "./paths.ts";
import { BALANCES, REPORTS } from "./reports/paths.ts";

/** These stand first, in these words and this order; Log Out is at the foot of the sidebar. */
export const navLinks: SidebarLinkProps[] = [
  { to: CUSTOMERS, label: "View Customers", icon: <UsersRound /> },
  { to: ORDERS, label: "View Orders", icon: <ClipboardList /> },
  { to: SETTINGS, label: "Settings", icon: <Settings /> },
];

/** Everything else, by what it is about. A new page is a row here; a group without rows is not shown. */
export const navGroups: SidebarGroup[] = [
  {
    label: "Work",
    links: [
      { to: HOME, label: "Desk", icon: <LampDesk />, exact: true },
      { to: INQUIRIES, label: "Inquiries", icon: <MessageCircleQuestionMark /> },
      { to: CONSULTATIONS, label: "Consultations", icon: <CalendarDays />, alsoAt: AVAILABILITY },
    ],
  },
  {
    label: "Workroom",
    links: [
      { to: SHOP_RULES, label: "Shop rules", icon: <Ruler /> },
      { to: RATE_CARD, label: "Rate card", icon: <ReceiptText /> },
      { to: PURCHASE_LIST, label: "Purchase list", icon: <ShoppingBasket /> },
      { to: PURCHASE_ORDERS, label: "Purchase orders", icon: <Truck /> },
    ],
  },
  {
    label: "Cloth",
    links: [
      { to: FABRICS, label: "Fabric Book", icon: <SwatchBook /> },
      { to: SWATCHES, label: "Swatches", icon: <Scissors /> },
    ],
  },
  {
    label: "Money",
    links: [
      { to: BALANCES, label: "Balances", icon: <HandCoins /> },
      { to: REPORTS, label: "Reports", icon: <ChartColumn /> },
      { to: PRICES_AND_TERMS, label: "Prices and Terms", icon: <Tags /> },
    ],
  },
  {
    label: "House",
    links: [
      { to: EMAILS, label: "E-mail", icon: <Mail /> },
      { to: AUDIT, label: "Audit", icon: <ScrollText /> },
      { to: RETENTION, label: "Retention", icon: <Archive /> },
    ],
  },
];
