interface TickListProps {
  /** In the reader's language. */
  readonly points: readonly string[];
}

/** Renders a list with a tick before each item. */
export function TickList({ points }: TickListProps) {
  return (
    <ul className="tick-list">
      {[...new Set(points)].map((point) => (
        <li key={point}>
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d="M5 12.5l4.5 4.5L19 7.5" />
          </svg>
          <span dir="auto">{point}</span>
        </li>
      ))}
    </ul>
  );
}
