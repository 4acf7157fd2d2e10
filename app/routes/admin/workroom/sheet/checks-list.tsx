import { useNavigation } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import type { ShownCheck } from "#app/domain/workroom/sheet/show-sheet.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { WorkroomData } from "./load-workroom.server.ts";
import { PartForm } from "./part-form.tsx";
import { problemAt, type WorkroomProblem, waveForm } from "./workroom-problem.ts";

type Treatment = WorkroomData["windows"][number]["treatments"][number];

interface ChecksListProps {
  treatment: Treatment;
  problem: WorkroomProblem | undefined;
}

/** What speaks against cutting it like this: some must be mended, others the owner may wave with a reason. */
export function ChecksList({ treatment, problem }: ChecksListProps) {
  const { checks } = treatment;
  if (checks.length === 0) return <p className="mt-4 text-ink-soft">All checks pass.</p>;
  return (
    <ul className="mt-4 grid gap-3">
      {checks.map((check) => (
        <li
          key={`${check.code} ${check.sentence}`}
          className={`border-l-2 bg-bone/60 py-3 pr-4 pl-4 ${check.waved ? "border-moss" : check.level === "wave" ? "border-brass" : "border-clay"}`}
        >
          <p>
            <strong className="font-medium">{nameOf(check)}</strong> {check.sentence}
          </p>
          {check.level !== "block" && <Wave check={check} treatment={treatment} problem={problem} />}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ level, waved }: ShownCheck) {
  if (level === "block") return "Must be mended.";
  if (waved) return "Waived.";
  return level === "settle" ? "Must be settled." : "To look at.";
}

function Wave({ check, treatment, problem }: ChecksListProps & { check: ShownCheck }) {
  const { part, version, title } = treatment;
  const mine = problemAt(waveForm(part, check.code), problem);
  const data = useNavigation().formData;
  const pending = data?.get("part") === part && data.get("code") === check.code;
  if (check.waved) {
    const { reason, by, at } = check.waved;
    return (
      <PartForm part={part} version={version} name={`${title}, ${check.code}`} problem={mine}>
        <input type="hidden" name="code" value={check.code} />
        <p className="mt-1 text-sm wrap-anywhere">
          “{reason}” {by}, {formatDateTime(at)}
        </p>
        <Button name="intent" value="unwave" variant="quiet" size="sm" pending={pending}>
          Take Back
        </Button>
      </PartForm>
    );
  }
  return (
    <PartForm
      part={part}
      version={version}
      name={`${title}, ${check.code}`}
      problem={mine}
      className="mt-3 flex max-w-xl flex-wrap items-end gap-3"
    >
      <input type="hidden" name="code" value={check.code} />
      <TextField
        label="Why may it stand?"
        hint={check.lapsed && `Waived before, when it read: ${check.lapsed.sentence}`}
        name="reason"
        autoComplete="off"
        className="min-w-48 flex-1"
        defaultValue={mine?.values?.reason ?? check.lapsed?.reason}
        error={mine?.faults?.reason}
      />
      <SmallButton name="intent" value="wave" pending={pending} pendingLabel="Saving">
        Waive
      </SmallButton>
    </PartForm>
  );
}
