export function pause(ms: number) {
  return new Promise<undefined>((resolve) => setTimeout(resolve, ms));
}
