import { useEffect } from "react";
import { useRevalidator } from "react-router";

const LOOK_MS = 20_000;

/** Looks now and then whether anything has come, while somebody looks at the thread, and loads the page anew when it has. */
export function useLatest(address: string, mark: string) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const response = await fetch(address, { redirect: "error" });
        const { mark: latest } = (await response.json()) as { mark?: string };
        if (response.ok && latest !== mark) await revalidate();
      } catch {
        // Without a line, or logged out, the page stands as it is.
      }
    };
    const timer = setInterval(look, LOOK_MS);
    const seen = () => void look();
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [address, mark, revalidate]);
}
