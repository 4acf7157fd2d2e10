import {
  labelsPath,
  labelsPdfPath,
  printPath,
  printPdfPath,
  purchasePath,
  TABLE,
  workroomPath,
} from "#app/routes/admin/paths.ts";
import { Ways } from "#app/ui/page-heading.tsx";

interface PaperLinksProps {
  userId: string;
  orderId: string;
}

/** What is printed of an order; of a frozen packet it leads, for that is what one comes for. */
export function PaperLinks({ userId, orderId, leading = false }: PaperLinksProps & { leading?: boolean }) {
  const of = { userId, orderId };
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-3 print:hidden">
      <Ways
        links={[
          { to: printPath(of), label: "Work Order", variant: leading ? "primary" : "secondary" },
          { to: labelsPath(of), label: "Labels", variant: leading ? "quiet" : "secondary" },
          { to: purchasePath(of), label: "Purchase List", variant: leading ? "quiet" : "secondary" },
        ]}
      />
    </p>
  );
}

interface PaperActionsProps extends PaperLinksProps {
  /** Of a frozen packet, or of a remake's, R1; without one the latest is meant. */
  packet: number | string | undefined;
  kind: "print" | "labels";
  /** Whether the sheet is theirs; otherwise the way back is to the table. */
  toSheet: boolean;
}

/** Heads a page that is printed: back to where it came from, and the same as a document. */
export function PaperActions({ userId, orderId, packet, kind, toSheet }: PaperActionsProps) {
  const of = { userId, orderId, packet };
  return (
    <Ways
      links={[
        { to: toSheet ? workroomPath(userId, orderId) : TABLE, label: toSheet ? "Go To Workroom" : "Go To Table" },
        { to: kind === "print" ? printPdfPath(of) : labelsPdfPath(of), label: "Open PDF", reloadDocument: true },
      ]}
    />
  );
}
