import { trustedMarkup } from "#app/drawing/trusted-markup.ts";

/** Fetches the sprite and puts it into the page. */
export async function bringSprite(address: string, holder: HTMLElement | null): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const sprite = await answer.text();
  if (holder) holder.innerHTML = trustedMarkup(sprite);
}
