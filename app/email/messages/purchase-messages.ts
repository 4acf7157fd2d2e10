import { business } from "#app/email/house-marks.ts";
import { button, facts, kind, note, paragraph } from "#app/email/message.ts";
import { flag, line, lines } from "#app/email/message-fields.ts";

/* To a supplier. Nothing in it is a client's: whoever packs the parcel need not know whose windows it is for. */
export const purchaseMessages = {
  purchase_order: kind({ number: line, note: lines, change: flag, items: lines }, (of) => ({
    subject: of.change
      ? `Change to purchase order ${of.number} from ${business.name}`
      : `Purchase order ${of.number} from ${business.name}`,
    preview: of.change ? "The order as it stands now." : "Please confirm it, and when it will ship.",
    heading: of.change ? `Purchase order ${of.number} has changed` : `Purchase order ${of.number}`,
    blocks: [
      paragraph(of.change ? "This is our order as it stands now:" : "Please send us:"),
      facts(...of.items.split("\n").map((item, index): [string, string] => [`${index + 1}`, item])),
      of.note && paragraph(of.note),
      paragraph(`Ship to ${business.name}, ${business.location}.`),
      paragraph(
        `Please name ${of.number} and the sidemark of each line on the parcel and the invoice, and tell us dye lot and bolt.`,
      ),
      button("Confirm this order", `mailto:${business.email}?subject=${encodeURIComponent(of.number)}`),
      note(`${business.name}, ${business.location}, ${business.phone}, ${business.email}`),
    ],
  })),
};
