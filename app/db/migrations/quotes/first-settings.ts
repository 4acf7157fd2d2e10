/** What the owner's settings begin with, as this migration wrote it. */
export const firstSettings = {
  taxRates: [
    { label: "Pennsylvania sales tax", rate: 6_000 },
    { label: "Allegheny County sales tax", rate: 7_000 },
    { label: "Philadelphia sales tax", rate: 8_000 },
  ],
  taxLabel: "Pennsylvania sales tax",
  taxRule: "nearest",
  depositRate: 50_000,
  depositDays: 7,
  balanceWhen: "completed",
  balanceDays: 14,
  validDays: 30,
  detail: "lines",
  leadTime: "6 to 8 weeks",
  note: "",
  terms: "",
};
