import { type RefObject, useEffect, useRef, useState } from "react";
import { trustedMarkup } from "#app/drawing/trusted-markup.ts";

type State = "waiting" | "ready" | "failed";

interface ClothSprite {
  holder: RefObject<HTMLDivElement | null>;
  state: State;
  bring: () => void;
  /** What a chip sets, once the sprite is there. */
  setsOf: (id: string) => Record<string, string>;
}

/** The first signs that somebody reads the page, and did not only open it. */
const signs = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"] as const;

/**
 * Brings the sprite into the page once somebody moves on it, so that a press finds it there and the first view did not
 * wait for it.
 */
export function useClothSprite(address: string): ClothSprite {
  const holder = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [state, setState] = useState<State>("waiting");
  const bring = () => {
    if (asked.current) return;
    asked.current = true;
    bringSprite(address, holder.current).then(
      () => setState("ready"),
      () => {
        asked.current = false;
        setState("failed");
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; bring asks once however often it is called.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hear = () => {
      listening.abort();
      bring();
    };
    for (const sign of signs) window.addEventListener(sign, hear, { signal, passive: true });
    return () => listening.abort();
  }, []);
  const setsOf = (id: string) => {
    const sets = holder.current?.querySelector<SVGElement>(`[data-dress="${id}"]`)?.dataset.sets ?? "";
    return Object.fromEntries(sets.split(";").map((each) => each.split(":", 2)));
  };
  return { holder, state, bring, setsOf };
}

/** Fetches the sprite and puts it into the page. */
async function bringSprite(address: string, holder: HTMLElement | null): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const sprite = await answer.text();
  if (holder) holder.innerHTML = trustedMarkup(sprite);
}
