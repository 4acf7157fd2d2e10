/** The names of backups that the site makes by itself. Others in the same folder are somebody's own, and never touched. */
export function backupName(madeAt: Date, sealed: boolean) {
  const moment = madeAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `larkfield-${moment}Z.${sealed ? "sealed" : "gz"}`;
}

export interface NamedBackup {
  name: string;
  madeAt: Date;
  /** It got this name only after it had been read through; one that broke off has another ending. */
  good: boolean;
  /** Whoever gets hold of it cannot read it. */
  sealed: boolean;
}

/** The moment in its name, by which an address names a sealed one. */
export function momentOf({ name }: Pick<NamedBackup, "name">) {
  return name.slice("larkfield-".length, name.indexOf("."));
}

export function sealedName(moment: string) {
  return `larkfield-${moment}.sealed`;
}

/** Nothing where the name is not one of ours. */
export function readBackupName(name: string): NamedBackup | undefined {
  const [, day, hour, minute, second, kind, part] =
    /^larkfield-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(sealed|gz)(\.part)?$/.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt.getTime()) ? undefined : { name, madeAt, good: !part, sealed: kind === "sealed" };
}
