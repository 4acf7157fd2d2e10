/** One of several views of a list. */
export const chip =
  "inline-flex min-h-11 items-center gap-2 rounded-sm border px-3.5 text-sm whitespace-nowrap transition-colors border-line-strong/60 hover:border-ink aria-[current=true]:border-moss aria-[current=true]:bg-moss aria-[current=true]:text-linen";

/** On a phone they scroll sideways rather than push the list down. */
export const chipRow =
  "mt-4 flex flex-wrap gap-2 narrow:-mx-5 narrow:flex-nowrap narrow:overflow-x-auto narrow:px-5 narrow:py-1";
