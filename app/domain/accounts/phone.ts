/** 2155550187 reads (215) 555-0187; a missing number reads N/A. */
export function formatPhone(digits: string): string {
  if (digits === "") return "N/A";
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits;
}
