/** What a label's code says: where the piece is looked up by whoever is logged in, and nothing about it. */
export function codeAddress(site: string, orderId: string, part: string): string {
  return `${site}/admin/dashboard/table/${encodeURIComponent(orderId)}?part=${encodeURIComponent(part)}`;
}
