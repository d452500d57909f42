import { type ReactNode, useId, useState } from 'react';
import { PanelIcon } from '../base/PanelIcon';
import { useWindowEvent } from '../data/useWindowEvent';
import { t } from '../language/t';
import './part.css';

interface PartProps {
  /** The id of its heading; left out: one of its own. */
  readonly id?: string | undefined;
  readonly className?: string;
  readonly title: string;
  /** What staff read once, shown on request. */
  readonly about?: string;
  /** Whether it is open at first. What was never opened is not rendered. */
  readonly isOpen?: boolean | undefined;
  /** Beside the heading. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a part of a case, which folds. */
export function Part(props: PartProps) {
  const { id, className = '', title, about, tools, children } = props;
  const own = useId();
  const heading = id ?? own;
  const [isOpen, setOpen] = useState(props.isOpen ?? true);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const show = (open: boolean) => {
    setOpen(open);
    if (open) setWasOpen(true);
  };
  // Also to where the page already is: then the hash does not change.
  useWindowEvent('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === `#${heading}`) show(true);
  });
  return (
    <section className={`ap-part stack-8 ${className}`} aria-labelledby={heading}>
      <div className="ap-part-head row">
        <h2 id={heading}>
          <button
            type="button"
            className="pn-bare"
            aria-expanded={isOpen}
            onClick={() => show(!isOpen)}
          >
            <PanelIcon shape="down" />
            {title}
          </button>
        </h2>
        {about !== undefined && <Info name={title} text={about} />}
        {tools && <div className="ap-part-tools row">{tools}</div>}
      </div>
      {wasOpen && (
        <div className="ap-part-body stack" hidden={!isOpen}>
          {children}
        </div>
      )}
    </section>
  );
}

/** Renders a button that shows what staff read once; both stand in a row that wraps. */
export function Info({ name, text }: { readonly name: string; readonly text: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        className="ap-info"
        aria-label={t('About: {{name}}', { name })}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        i
      </button>
      {isShown && <p className="ap-info-text pn-small">{text}</p>}
    </>
  );
}
