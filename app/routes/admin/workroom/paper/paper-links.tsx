import {
  labelsPath,
  labelsPdfPath,
  printPath,
  printPdfPath,
  purchasePath,
  TABLE,
  workroomPath,
} from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";

interface PaperLinksProps {
  userId: string;
  orderId: string;
}

/** The ways onto paper, from the sheet. */
export function PaperLinks({ userId, orderId }: PaperLinksProps) {
  const of = { userId, orderId };
  return (
    <p className="mt-6 flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={printPath(of)} variant="secondary" size="sm">
        Work Order
      </ButtonLink>
      <ButtonLink to={labelsPath(of)} variant="secondary" size="sm">
        Labels
      </ButtonLink>
      <ButtonLink to={purchasePath(of)} variant="secondary" size="sm">
        Purchase List
      </ButtonLink>
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
    <>
      <ButtonLink to={toSheet ? workroomPath(userId, orderId) : TABLE} variant="secondary" size="sm">
        {toSheet ? "Go To Workroom" : "Go To Table"}
      </ButtonLink>
      <ButtonLink
        to={kind === "print" ? printPdfPath(of) : labelsPdfPath(of)}
        reloadDocument
        variant="secondary"
        size="sm"
      >
        Open PDF
      </ButtonLink>
    </>
  );
}
