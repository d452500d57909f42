interface IconProps {
  /** An SVG path in a square of 24. */
  readonly path: string;
  readonly className?: string;
}

/** Renders an icon, which screen readers leave out. */
export function Icon({ path, className = '' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`.trim()} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface ChevronProps {
  /** In reading direction. */
  readonly to: 'next' | 'previous';
}

export function Chevron({ to }: ChevronProps) {
  return (
    <Icon path={to === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} className="icon-directed" />
  );
}
