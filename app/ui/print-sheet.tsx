import { cssString } from "./css-string.ts";

/**
 * Heads every sheet of a printed page: what it is about on the left, and which page of how many on the right. HTML has room
 * for a style in the body only inside a drawing, and one in the head would outlive this page.
 */
export function PrintSheet({ about }: { about: string }) {
  return (
    <svg aria-hidden="true" className="hidden">
      <style>{`@page{@top-left{content:${cssString(about)}}@top-right{content:"Page "counter(page)" of "counter(pages)}}`}</style>
    </svg>
  );
}
