/** What of an order is other than when its open quote was priced: nobody can confirm it in the portal as it stands. */
export function ChangedSince({ changed }: { changed: readonly string[] }) {
  return (
    <div className="border-brass border-l-2 pl-4 text-sm">
      <p>Some windows have changed since this was priced.</p>
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
