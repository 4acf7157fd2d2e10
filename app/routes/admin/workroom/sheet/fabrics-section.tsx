import { useNavigation } from "react-router";
import { FieldInput } from "#app/components/field-input.tsx";
import { formatDateTime } from "#app/domain/dates.ts";
import { fabricForm } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid } from "#app/ui/field-grid.tsx";
import { StandingLink } from "#app/ui/page/text-link.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import type { WorkroomData } from "./load-workroom.server.ts";
import { PartForm } from "./part-form.tsx";
import { problemAt, type WorkroomProblem } from "./workroom-problem.ts";

type Cloth = WorkroomData["cloths"][number];

/** What is known of each cloth of the order: entered once, it counts for every window that uses it. */
export function FabricsSection({ cloths, problem }: { cloths: Cloth[]; problem: WorkroomProblem | undefined }) {
  if (cloths.length === 0) return null;
  return (
    <TitledSection id="fabrics" title="Fabrics" titleLook="mb-4 scroll-mt-20 text-xl" className="mb-10">
      {cloths.map((cloth) => (
        <FabricFacts key={cloth.key} cloth={cloth} problem={problemAt(cloth.part, problem)} />
      ))}
    </TitledSection>
  );
}

function FabricFacts({ cloth, problem }: { cloth: Cloth; problem: WorkroomProblem | undefined }) {
  const navigation = useNavigation();
  const pending = navigation.formData?.get("part") === cloth.part;
  const name = cloth.name || "A fabric that is not named yet";
  return (
    <Disclosure
      heading="h3"
      defaultOpen={!cloth.known || problem !== undefined}
      summary={
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span className="wrap-anywhere">{name}</span>
          <span className="font-normal font-sans text-ink-soft text-sm">
            {cloth.uses.join("; ")}
            {cloth.inBook && !cloth.set && " · from the fabric book"}
            {cloth.discontinued && <strong className="ml-2 font-medium text-clay-deep">no longer made</strong>}
            {!cloth.known && <strong className="ml-2 font-medium text-clay-deep">width missing</strong>}
          </span>
        </span>
      }
    >
      <PartForm
        part={cloth.part}
        version={cloth.version}
        name={name}
        filled={cloth.typed}
        problem={problem}
        className="pt-2"
      >
        <FieldGrid className="sm:grid-cols-2 xl:grid-cols-3">
          {fabricForm.fields.map((field) => (
            <FieldInput key={field.name} field={field} value={cloth.typed[field.name] ?? ""} problem={problem} />
          ))}
        </FieldGrid>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button name="intent" value="fabric" variant="secondary" size="sm" pending={pending} pendingLabel="Saving">
            Save Fabric
          </Button>
          {cloth.set && (
            <p className="text-ink-soft text-sm">
              {cloth.set.by}, {formatDateTime(cloth.set.at)}
            </p>
          )}
          <BookLink cloth={cloth} />
        </div>
      </PartForm>
    </Disclosure>
  );
}

/** From the fabric book, or with one press into it. */
function BookLink({ cloth: { inBook, addToBook, set } }: { cloth: Cloth }) {
  if (inBook) return <StandingLink to={inBook}>{set ? "In the fabric book" : "From the fabric book"}</StandingLink>;
  if (!addToBook) return null;
  return (
    <ButtonLink to={addToBook} variant="quiet" size="sm">
      Add to Fabric Book
    </ButtonLink>
  );
}
