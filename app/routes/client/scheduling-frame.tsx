import { useEffect, useRef } from "react";

/** The scheduler in its frame. Our own page is as tall as what it holds, so that there is one scrollbar and not two. */
export function SchedulingFrame({ src }: { src: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  const own = src.startsWith("/");

  useEffect(() => {
    const frame = ref.current;
    if (!own || !frame) return;
    const observer = new ResizeObserver(([entry]) => {
      const page = entry?.target.ownerDocument.documentElement;
      if (page) frame.style.height = `${page.offsetHeight}px`;
    });
    const follow = () => {
      observer.disconnect();
      const page = frame.contentDocument;
      // A frame that has not begun to load holds an empty page, whose height would make it jump.
      if (page && page.URL !== "about:blank") observer.observe(page.documentElement);
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
