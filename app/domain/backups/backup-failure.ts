const NO_ROOM = ["ENOSPC", "EDQUOT"];
const NO_RIGHT = ["EACCES", "EROFS", "EPERM"];

/** What the owner reads of a backup that failed; about a disk, also what to do. */
export function backupFailure(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (NO_ROOM.includes(code)) {
    return `There is no room left on the disk for ${folder}. Make room there, and press Back Up Now.`;
  }
  if (NO_RIGHT.includes(code)) {
    return `The server may not write to ${folder}. Give it that right, and press Back Up Now.`;
  }
  return error.message;
}
