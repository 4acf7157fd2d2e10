import {
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ClipboardList,
  Columns3,
  HandCoins,
  LampDesk,
  ListTodo,
  Mail,
  MapPin,
  MessageCircleQuestionMark,
  MessagesSquare,
  Scissors,
  ScrollText,
  Settings,
  ShoppingBasket,
  SquareScissors,
  SwatchBook,
  Truck,
  UsersRound,
} from "lucide-react";
import { homePageOf, mayRead } from "#app/domain/accounts/access.ts";
import type { Duty } from "#app/domain/accounts/staff/duty.ts";
import type { SidebarGroup } from "#app/ui/sidebar-groups.tsx";
import type { SidebarLinkProps } from "#app/ui/sidebar-link.tsx";
import { IMPORTS } from "./imports/import-act.ts";
import {
  AUDIT,
  AVAILABILITY,
  BACKUPS,
  BALANCES,
  BOARD,
  CONSULTATIONS,
  CUSTOMERS,
  EMAILS,
  FABRICS,
  HOME,
  INQUIRIES,
  MESSAGES,
  ORDERS,
  PRICES_AND_TERMS,
  PURCHASE_LIST,
  PURCHASE_ORDERS,
  RATE_CARD,
  REPORTS,
  RETENTION,
  SET_UP,
  SETTINGS,
  SHOP_RULES,
  SITE,
  STAFF,
  STOPS,
  SWATCHES,
  TABLE,
  TASKS,
  WEEK,
} from "./paths.ts";

/** These stand first, in these words and this order; Log Out is at the foot of the sidebar. */
const navLinks: SidebarLinkProps[] = [
  { to: CUSTOMERS, label: "View Customers", icon: <UsersRound /> },
  { to: ORDERS, label: "View Orders", icon: <ClipboardList /> },
  {
    to: SETTINGS,
    label: "Settings",
    icon: <Settings />,
    leadsTo: [SHOP_RULES, RATE_CARD, PRICES_AND_TERMS, STAFF, RETENTION, BACKUPS, SITE, SET_UP, IMPORTS],
  },
];

/** Everything else, by what it is about; what is set once and looked at seldom is found in Settings. A new page is a row here; a group without rows is not shown. */
const navGroups: SidebarGroup[] = [
  {
    label: "Work",
    links: [
      { to: HOME, label: "Desk", icon: <LampDesk />, exact: true },
      { to: BOARD, label: "Board", icon: <Columns3 /> },
      { to: MESSAGES, label: "Messages", icon: <MessagesSquare /> },
      { to: INQUIRIES, label: "Inquiries", icon: <MessageCircleQuestionMark /> },
      { to: WEEK, label: "Week", icon: <CalendarRange /> },
      { to: TASKS, label: "Tasks", icon: <ListTodo /> },
      { to: CONSULTATIONS, label: "Consultations", icon: <CalendarDays />, alsoAt: AVAILABILITY },
    ],
  },
  {
    label: "Workroom",
    links: [
      { to: TABLE, label: "Table", icon: <SquareScissors /> },
      { to: STOPS, label: "Stops", icon: <MapPin /> },
      { to: PURCHASE_LIST, label: "Purchase list", icon: <ShoppingBasket /> },
      { to: PURCHASE_ORDERS, label: "Purchase orders", icon: <Truck /> },
    ],
  },
  {
    label: "Cloth",
    last: true,
    links: [
      { to: FABRICS, label: "Fabric Book", icon: <SwatchBook /> },
      { to: SWATCHES, label: "Swatches", icon: <Scissors /> },
    ],
  },
  {
    label: "Money",
    last: true,
    links: [
      { to: BALANCES, label: "Balances", icon: <HandCoins /> },
      { to: REPORTS, label: "Reports", icon: <ChartColumn /> },
    ],
  },
  {
    label: "House",
    last: true,
    links: [
      { to: EMAILS, label: "E-mail", icon: <Mail /> },
      { to: AUDIT, label: "Audit", icon: <ScrollText /> },
    ],
  },
];

/** What of it is theirs. The first page is shown to those whose desk it is: others are led on from there. */
export function navFor(duty: Duty) {
  const theirs = ({ to }: SidebarLinkProps) => (to === HOME ? homePageOf(duty) === HOME : mayRead(duty, to));
  return {
    links: navLinks.filter(theirs),
    groups: navGroups.map((group) => ({ ...group, links: group.links.filter(theirs) })),
  };
}
