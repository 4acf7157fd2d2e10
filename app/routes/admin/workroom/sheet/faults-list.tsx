import type { FreezeFault } from "#app/domain/workroom/sheet/freeze-faults.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { FABRICS_AT, measureAt, treatmentAt } from "./anchors.ts";

interface FaultsListProps {
  faults: readonly FreezeFault[];
  unwaved: number;
}

/** What keeps the packet from being frozen: each sentence once, with links to where it is mended. */
export function FaultsList({ faults, unwaved }: FaultsListProps) {
  return (
    <>
      {faults.length > 0 && (
        <div className="mt-4">
          <h3 className="text-lg">Before it can be frozen</h3>
          <ul className="mt-1 grid max-w-measure list-disc gap-1 pl-5">
            {faults.map((fault) => (
              <li key={fault.sentence} className="wrap-anywhere">
                {fault.sentence} <Places places={fault.places} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {unwaved > 0 && (
        <p className="mt-4 text-ink-soft">
          {unwaved === 1 ? "1 check stands" : `${unwaved} checks stand`} that nobody has waived yet.
        </p>
      )}
    </>
  );
}

function Places({ places }: Pick<FreezeFault, "places">) {
  return places.map(({ where, mend }, index) => (
    <span key={where}>
      {index > 0 && "; "}
      <TextLink to={`#${anchorOf(mend)}`}>{where}</TextLink>
    </span>
  ));
}

function anchorOf(mend: FreezeFault["places"][number]["mend"]): string {
  if (mend.at === "measure") return measureAt(mend.window);
  return mend.at === "fabrics" ? FABRICS_AT : treatmentAt(mend.part);
}
