import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope/ScopeContext';

interface StepHeadingProps {
  readonly number: number;
  readonly of: number;
  readonly title: string;
  /** A bar shows how far it goes. */
  readonly bar: boolean;
  readonly takesFocus: boolean;
  /** The page's title says first that something has to be mended. */
  readonly faulty: boolean;
}

/** "Step 2 of 5" and the step's name. After a step it takes the focus, so that a reader hears where. */
export function StepHeading({ number, of, title, bar, takesFocus, faulty }: StepHeadingProps) {
  const { t } = useTranslation();
  const { setTitle } = useScope().environment.ports;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus);
  const position = t('form.stepOf', { number: number + 1, of });

  // With the step itself, so that whoever opens a form has the last word on the focus.
  useLayoutEffect(() => {
    if (!shown.current) return;
    // A frame that somebody is not in must not take the focus from the one they are in.
    if (document.hasFocus()) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const parts = [faulty && t('form.errorTitle'), of > 1 && `${title} (${position})`];
    setTitle(parts.filter(Boolean).join(': ') || undefined);
    return () => setTitle(undefined);
  }, [setTitle, title, position, of, faulty, t]);

  return (
    <div className="rg-step-heading">
      {of > 1 && (
        <>
          <p className="rg-step-position">{position}</p>
          {bar && (
            <progress className="rg-step-progress" aria-hidden="true" value={number + 1} max={of} />
          )}
        </>
      )}
      <h2 ref={heading} tabIndex={-1} className="rg-step-title">
        {title}
      </h2>
    </div>
  );
}
