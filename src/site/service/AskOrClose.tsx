import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

interface AskOrCloseProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The words of the way to the contact page. */
  readonly ask: string;
}

/** The two ways out of a dialog that shows something and sends nothing. */
export function AskOrClose({ dialog, ask }: AskOrCloseProps) {
  const { t } = useTranslation();
  return (
    <div className="page-dialog-actions">
      {/* In the place of the dialog's own entry in the history, so that Back finds the page below it. */}
      <Link className="button" href="/contactUs" replace>
        {ask}
      </Link>
      <button type="button" className="button-quiet" onClick={() => dialog.current?.close()}>
        {t('shell.close')}
      </button>
    </div>
  );
}
