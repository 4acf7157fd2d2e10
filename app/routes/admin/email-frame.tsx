import { useEffect, useRef, useState } from "react";
import { emailPath } from "./paths.ts";

/**
 * The message as a mail program shows it. It stands in a frame that runs nothing; our own page may look inside, only to
 * make the frame as high as the message.
 */
export function EmailFrame({ id }: { id: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const page = element.contentDocument?.documentElement;
      if (page && page.scrollHeight > 0) setHeight(page.scrollHeight);
    };
    measure();
    element.addEventListener("load", measure);
    return () => element.removeEventListener("load", measure);
  }, []);
  return (
    <iframe
      ref={frame}
      title="The message as its recipient sees it"
      src={`${emailPath(id)}/page`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="h-[44rem] w-full border border-line"
      style={height ? { height } : undefined}
    />
  );
}
