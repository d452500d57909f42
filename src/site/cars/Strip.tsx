import type { ReactNode } from 'react';
import { Chevron } from '../../skeleton/Chevron';
import { useScrollEnds } from '../lists/useScrollEnds';
import { scrollBehavior } from '../service/goToForm';

interface StripProps {
  /** The accessible names of the two buttons. */
  readonly back: string;
  readonly forth: string;
  /** List items. */
  readonly children: ReactNode;
}

/** The share of the width that one press scrolls: the last visible item stays visible. */
const SHARE = 0.8;

/** Renders items in one row that scrolls by touch, wheel, keyboard or button. */
export function Strip({ back, forth, children }: StripProps) {
  const { box, atStart, atEnd } = useScrollEnds<HTMLUListElement>();
  /** Forwards (1) or back (-1) in reading direction. */
  const move = (towards: 1 | -1) => {
    const element = box.current;
    if (!element) return;
    const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const distance = element.clientWidth * SHARE * towards * side;
    element.scrollBy({ left: distance, behavior: scrollBehavior() });
  };
  return (
    <div>
      <ul className="strip cars-strip" ref={box}>
        {children}
      </ul>
      {!(atStart && atEnd) && (
        <div className="strip-buttons">
          <StripButton to="previous" words={back} done={atStart} onPress={() => move(-1)} />
          <StripButton to="next" words={forth} done={atEnd} onPress={() => move(1)} />
        </div>
      )}
    </div>
  );
}

interface StripButtonProps {
  readonly to: 'next' | 'previous';
  readonly words: string;
  /** The end in this direction is reached. */
  readonly done: boolean;
  readonly onPress: () => void;
}

function StripButton({ to, words, done, onPress }: StripButtonProps) {
  return (
    // With `disabled` it would lose the focus.
    <button
      type="button"
      className="button-quiet"
      aria-label={words}
      aria-disabled={done || undefined}
      onClick={onPress}
    >
      <Chevron to={to} />
    </button>
  );
}
