import { useEffect, useRef } from "react";

/** The scheduler in its frame. Our own page is as tall as what it holds, so that there is one scrollbar and not two. */
export function SchedulingFrame({ src }: { src: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  const own = src.startsWith("/");

  useEffect(() => {
    const frame = ref.current;
    if (!own || !frame) return;
    // Asked of the frame, not of the observer's entry: Chromium can make the entry's element an object of this page, and
    // then the frame's own scripts (`instanceof HTMLElement`) no longer know it.
    const observer = new ResizeObserver(() => {
      const page = frame.contentDocument?.documentElement;
      if (page) frame.style.height = `${page.offsetHeight}px`;
    });
    const follow = () => {
      observer.disconnect();
      const page = frame.contentDocument;
      // A frame that has not begun to load holds an empty page, whose height would make it jump. One that has just begun
      // has no element at all, whatever the types say. Either is followed once it has loaded.
      const root: HTMLElement | null = page?.documentElement ?? null;
      if (root && page?.URL !== "about:blank") observer.observe(root);
    };
    follow();
    frame.addEventListener("load", follow);
    return () => {
      frame.removeEventListener("load", follow);
      observer.disconnect();
    };
  }, [own]);

  return <iframe ref={ref} title="Book a consultation" src={src} className="-mx-1 block h-240 w-[calc(100%+0.5rem)]" />;
}
