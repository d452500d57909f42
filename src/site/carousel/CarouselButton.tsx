interface CarouselButtonProps {
  readonly label: string;
  /** An SVG path in a square of 24. */
  readonly path: string;
  readonly onClick: () => void;
  /** Mirrored in right-to-left languages. */
  readonly directed?: boolean;
}

/** Renders a button of a carousel: an icon with an accessible name. */
export function CarouselButton({ label, path, onClick, directed = false }: CarouselButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        className={directed ? 'icon icon-directed' : 'icon'}
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
