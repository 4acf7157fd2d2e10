/** One of several views of a list. */
export const chip =
  "inline-flex min-h-11 items-center gap-2 rounded-sm border px-3.5 text-sm whitespace-nowrap transition-colors border-line-strong/60 hover:border-ink aria-[current=true]:border-moss aria-[current=true]:bg-moss aria-[current=true]:text-linen";
