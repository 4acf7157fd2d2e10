interface ChangedSinceProps {
  changed: readonly string[];
  /** Of a version that is in force. */
  agreed?: boolean;
}

/** What of an order is other than when its quote was priced: an open one cannot be confirmed in the portal as it stands. */
export function ChangedSince({ changed, agreed = false }: ChangedSinceProps) {
  return (
    <div className="border-brass border-l-2 pl-4 text-sm">
      <p>{agreed ? "Some windows are other than was agreed." : "Some windows have changed since this was priced."}</p>
      <ul className="list-disc pl-5">
        {changed.map((words) => (
          <li key={words} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
