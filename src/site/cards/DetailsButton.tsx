interface DetailsButtonProps {
  readonly words: string;
  /** The text with the name of the item, for screen readers that list all buttons. */
  readonly label: string;
  readonly onLook: () => void;
}

export function DetailsButton({ words, label, onLook }: DetailsButtonProps) {
  return (
    <button
      type="button"
      className="button-quiet"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onLook}
    >
      {words}
    </button>
  );
}
