import { Icon } from './Icon';

interface TickListProps {
  /** In the reader's language. */
  readonly points: readonly string[];
}

export function TickList({ points }: TickListProps) {
  return (
    <ul className="tick-list stack-8">
      {[...new Set(points)].map((point) => (
        <li key={point}>
          <Icon path="M5 12.5l4.5 4.5L19 7.5" />
          <span dir="auto">{point}</span>
        </li>
      ))}
    </ul>
  );
}
