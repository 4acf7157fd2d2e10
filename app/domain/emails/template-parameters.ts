import { formatDateTime } from "#app/domain/dates.ts";

type Parameters = Record<string, string | number>;

/**
 * What a template of a mail service is filled with. Those that the specification gives carry exactly the names it gives, and
 * a time as a person in our time zone writes it.
 */
export function templateParameters(kind: string, parameters: Parameters): Parameters {
  if (kind === "confirm") {
    const { first_name: _, ...specified } = parameters;
    return specified;
  }
  if (kind === "new_order") return { ...parameters, submitted_at: formatDateTime(`${parameters.submitted_at}`) };
  return parameters;
}
