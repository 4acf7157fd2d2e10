import { cssString } from "./css-string.ts";

/** Heads every sheet of a printed page: what it is about on the left, and which page of how many on the right. */
export function PrintSheet({ about }: { about: string }) {
  return (
    <style>{`@page{@top-left{content:${cssString(about)}}@top-right{content:"Page "counter(page)" of "counter(pages)}}`}</style>
  );
}
