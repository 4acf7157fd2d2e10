/** What browsers say of a request that reached nobody: Chromium and Edge, Firefox, Safari and WebKitGTK. */
const reachedNobody = /failed to fetch|networkerror|load failed|network connection|could not connect|cannot connect/i;

/** Whether the line was down, or the server could not be reached. A fault in our own code is a TypeError too. */
export function isLineDown(error: unknown): boolean {
  return error instanceof TypeError && reachedNobody.test(error.message);
}
