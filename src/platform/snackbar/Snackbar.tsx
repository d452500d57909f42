import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../language/useTranslation';
import { closeNotice, type SnackbarNotice, useSnackbar } from './snackbarStore';
import { useSafeHtml } from './useSafeHtml';
import './snackbar.css';

/**
 * Renders the notice at the top of the screen, which closes on a click or after its timeout. Both
 * live regions are always mounted, because screen readers announce only changes within them.
 */
export function Snackbar() {
  const { open, kind, text, action } = useSnackbar();
  const region = useRef<HTMLDivElement>(null);
  const urgent = kind === 'error' || kind === 'warning';
  // An open dialog hides the rest of the page from screen readers, but notices apply to it too.
  useEffect(() => {
    if (open) region.current?.removeAttribute('aria-hidden');
  }, [open, text]);
  return createPortal(
    <div className="snackbar-region" ref={region}>
      <div role="status">{!urgent && <Message {...{ open, kind, text, action }} />}</div>
      <div role="alert">{urgent && <Message {...{ open, kind, text, action }} />}</div>
    </div>,
    document.body,
  );
}

interface MessageProps extends Pick<SnackbarNotice, 'kind' | 'text'> {
  readonly open: boolean;
  readonly action: SnackbarNotice['action'];
}

function Message({ open, kind, text, action }: MessageProps) {
  const { t } = useTranslation();
  const html = useSafeHtml(text);
  if (!html) return null;
  return (
    <div
      className={`snackbar snackbar-${kind}`}
      style={{ background: `var(--rega-${kind})` }}
      data-open={open}
      onClick={closeNotice}
    >
      <div className="snackbar-text" dangerouslySetInnerHTML={{ __html: html }} />
      {open && action && (
        <button type="button" className="snackbar-action" onClick={action.act}>
          {action.label}
        </button>
      )}
      {open && (
        <button type="button" className="snackbar-close" aria-label={t('shell.close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      )}
    </div>
  );
}
