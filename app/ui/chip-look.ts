/** One of several short words to press, follow or check, side by side; the chosen one is filled. */
export const chipLook = [
  "relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-sm border border-line-strong bg-paper px-3 text-sm hover:border-ink",
  "aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-linen",
  "aria-[current=true]:border-moss aria-[current=true]:bg-moss aria-[current=true]:text-linen",
  "has-[input:checked]:border-moss has-[input:checked]:bg-moss has-[input:checked]:text-linen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss",
].join(" ");
