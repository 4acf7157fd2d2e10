/** For whom a window is shown. The owner's is also what is printed for the workroom. */
export type Reader = "client" | "owner";
