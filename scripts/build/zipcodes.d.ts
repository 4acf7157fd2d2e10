/** The package brings no types; this is the part that we read. */
declare module "zipcodes" {
  export const codes: Record<string, { zip: string; state: string; latitude: number; longitude: number }>;
}
