import type { ReactNode } from 'react';
import { useStrip } from './useStrip';

interface StripProps {
  /** The words of the two buttons. */
  readonly back: string;
  readonly forth: string;
  /** List items. */
  readonly children: ReactNode;
}

/** Things in one row that can be pushed along by finger, wheel, keyboard or button. */
export function Strip({ back, forth, children }: StripProps) {
  const { strip, atStart, atEnd, move } = useStrip();
  return (
    <div>
      <ul className="strip cars-strip" ref={strip}>
        {children}
      </ul>
      {!(atStart && atEnd) && (
        <div className="strip-buttons">
          <StripButton path="M15 5l-7 7 7 7" words={back} done={atStart} onPress={() => move(-1)} />
          <StripButton path="M9 5l7 7-7 7" words={forth} done={atEnd} onPress={() => move(1)} />
        </div>
      )}
    </div>
  );
}

interface StripButtonProps {
  readonly path: string;
  readonly words: string;
  /** There is nothing more that way. */
  readonly done: boolean;
  readonly onPress: () => void;
}

function StripButton({ path, words, done, onPress }: StripButtonProps) {
  return (
    // Truly disabled, it would drop the focus of whoever pressed it.
    <button type="button" aria-label={words} aria-disabled={done || undefined} onClick={onPress}>
      <svg viewBox="0 0 24 24" className="icon icon-directed" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
