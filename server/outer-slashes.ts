/** One pass from each end: a pattern for trailing slashes would begin again at every slash within. */
export function withoutOuterSlashes(path: string) {
  let start = 0;
  let end = path.length;
  while (path[start] === "/") start += 1;
  while (end > start && path[end - 1] === "/") end -= 1;
  return path.slice(start, end);
}
