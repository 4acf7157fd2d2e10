import { formatDateTime } from "#app/domain/dates.ts";

interface VersionFacts {
  version: number;
  by: string | null;
  at: string | null;
  reason: string;
}

/** Which version counts now, and who saved it. */
export function VersionLine({ version, by, at, reason }: VersionFacts) {
  if (at === null) return <p className="-mt-4 mb-8 text-ink-soft text-sm">Version 1, as it came.</p>;
  return (
    <p className="-mt-4 mb-8 max-w-measure text-ink-soft text-sm wrap-anywhere">
      Version {version}, saved <time dateTime={at}>{formatDateTime(at)}</time>
      {by && ` by ${by}`}: {reason}
    </p>
  );
}
