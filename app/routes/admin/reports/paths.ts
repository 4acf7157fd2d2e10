import { href } from "react-router";

export const BALANCES = href("/admin/dashboard/balances");
export const BALANCES_CSV = href("/admin/dashboard/balances.csv");
export const REPORTS = href("/admin/dashboard/reports");
export const LEDGER_CSV = href("/admin/dashboard/reports/ledger.csv");
export const QUOTES_CSV = href("/admin/dashboard/reports/quotes.csv");
export const SALES_CSV = href("/admin/dashboard/reports/sales.csv");
