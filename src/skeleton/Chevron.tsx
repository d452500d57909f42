interface ChevronProps {
  /** In reading direction. */
  readonly to: 'next' | 'previous';
}

/** Renders an arrow head that points along a link or a row. */
export function Chevron({ to }: ChevronProps) {
  return (
    <svg viewBox="0 0 24 24" className="icon icon-directed" aria-hidden="true">
      <path d={to === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
    </svg>
  );
}
