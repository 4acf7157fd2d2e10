import { business } from "#app/content/business.ts";
import { formatDateTime } from "#app/domain/dates.ts";

interface Readme {
  name: string;
  at: string;
  leftOut: string[];
}

/** Says what is in an archive and what is not. */
export function writeReadme({ name, at, leftOut }: Readme): string {
  return [
    `What ${business.name} holds about ${name}`,
    `As of ${formatDateTime(at)} (Eastern time)`,
    "",
    "Each list comes twice: as .csv, which opens in any spreadsheet, and as .json, which holds every detail.",
    "",
    "profile         your name, addresses and phone number, and since when you have had an account",
    "orders          your orders with their windows, and what each costs",
    "windows         every window on a line of its own (.csv)",
    "drawings        the windows as pictures, which open in any browser (.svg)",
    "order-history   what happened to each order, and whether you or we did it",
    "documents       as whom our papers about an order name you (.json)",
    "consultations   your visits, their fees, and the credit they gave to an order",
    "emails          what we wrote to you, as far as we still hold it",
    "log-ins         the devices on which you are logged in, and since when",
    "",
    "Money in the .json files is in whole cents. Times there are in UTC; in the .csv files they are Eastern.",
    "",
    "Not in here, and why:",
    ...leftOut.map((line) => `- ${line}`),
    "",
    `Questions? Write to ${business.email} or call ${business.phone}.`,
    "",
  ].join("\r\n");
}
