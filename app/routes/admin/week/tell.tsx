import { toldByEmail } from "#app/domain/emails/no-address.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import type { AskedProblem } from "./asked.ts";

interface TellProps {
  problem: AskedProblem | undefined;
  name: string;
  /** We know where to write to. */
  reachable: boolean;
}

/** Whether the client is told by e-mail; who has no address is told by us. */
export function Tell({ problem, name, reachable }: TellProps) {
  if (!reachable) return <p className="text-ink-soft">{toldByEmail({ name, reachable })}</p>;
  const ticked = problem?.values ? problem.values.tell === "on" : true;
  return <CheckboxField name="tell" label={`E-mail ${name}`} defaultChecked={ticked} />;
}
