interface CarouselButtonProps {
  readonly label: string;
  /** A drawing in a square of 24. */
  readonly path: string;
  readonly onClick: () => void;
  /** It points in the direction of reading, or against it. */
  readonly directed?: boolean;
}

/** One of a carousel's buttons: a drawing, with words for those who do not see it. */
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
