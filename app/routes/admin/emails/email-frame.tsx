import { useEffect, useRef, useState } from "react";
import { emailFramePath } from "#app/routes/admin/paths.ts";

/**
 * The message as a mail program shows it, in a frame whose own policy runs and loads nothing. Our page looks inside only
 * to make the frame as high as the message.
 */
export function EmailFrame({ id }: { id: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const written = element.contentDocument?.querySelector("body")?.offsetHeight;
      // And the frame's own two edges.
      if (written) setHeight(written + 2);
    };
    measure();
    element.addEventListener("load", measure);
    return () => element.removeEventListener("load", measure);
  }, []);
  return (
    <iframe
      ref={frame}
      title="The message as its recipient sees it"
      src={emailFramePath(id)}
      className="h-[44rem] w-full border border-line"
      style={height ? { height } : undefined}
    />
  );
}
