interface DetailsButtonProps {
  readonly words: string;
  /** The same with what it is about, for those who hear one button after the other. */
  readonly label: string;
  readonly onLook: () => void;
}

/** Shows what a card is about from near by, in a dialog. */
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
