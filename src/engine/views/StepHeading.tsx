import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../useTranslate';
import { useScope } from '../scope/ScopeContext';

interface StepHeadingProps {
  readonly number: number;
  readonly of: number;
  readonly title: string;
  /** Shows a progress bar. */
  readonly bar: boolean;
  readonly takesFocus: boolean;
  /** The page's title begins with a note about errors. */
  readonly hasIssues: boolean;
}

/**
 * Renders "Step 2 of 5" and the step's name. Takes the focus after a change of step, so that screen
 * readers announce it.
 */
export function StepHeading({ number, of, title, bar, takesFocus, hasIssues }: StepHeadingProps) {
  const t = useTranslate();
  const { setTitle } = useScope().environment.ports;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus);
  const position = t('form.stepOf', { number: number + 1, of });

  // In a layout effect, so that code that opens a form can still move the focus.
  useLayoutEffect(() => {
    if (!shown.current) return;
    // An inactive frame must not take the focus from the active one.
    if (document.hasFocus()) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const parts = [hasIssues && t('form.errorTitle'), of > 1 && `${title} (${position})`];
    setTitle(parts.filter(Boolean).join(': ') || undefined);
    return () => setTitle(undefined);
  }, [setTitle, title, position, of, hasIssues, t]);

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
