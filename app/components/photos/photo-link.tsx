import { useState } from "react";

interface PhotoLinkProps {
  address: string;
  alt: string;
  /** Its bytes were not in the backup that this house was restored from. */
  lost: boolean;
}

/** A photograph, small, which opens the whole one; or why there is none to see. */
export function PhotoLink({ address, alt, lost }: PhotoLinkProps) {
  const [failed, setFailed] = useState(false);
  if (lost || failed)
    return (
      <p className="grid aspect-4/3 place-items-center bg-linen p-3 text-center text-ink-soft text-sm">
        {lost ? "This photograph was not restored." : "This photograph cannot be shown at the moment."}
      </p>
    );
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block">
      <img
        src={`${address}?size=small`}
        alt={alt}
        loading="lazy"
        onError={() => setFailed(true)}
        className="aspect-4/3 w-full bg-linen object-cover"
      />
    </a>
  );
}
