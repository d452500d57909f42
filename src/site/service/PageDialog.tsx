import { type MouseEvent, type ReactNode, useLayoutEffect, useId, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { useBackButton } from '../../engine/dom/useBackButton';
import { Link } from 'wouter';
import { whatsAppAddress } from '../contact/contactInfo';
import { useContactInfo } from '../contact/useContactInfo';
import './pageDialog.css';

interface PageDialogProps {
  readonly className: string;
  /** Is called once the dialog is closed, by whatever means. */
  readonly onClose: () => void;
  readonly children: (dialog: OpenDialog) => ReactNode;
}

interface OpenDialog {
  /** The id of the heading, which labels the dialog. */
  readonly title: string;
  readonly close: () => void;
}

/** Renders a modal dialog that is open from the start; Escape, Back and a click outside close it. */
export function PageDialog({ className, onClose, children }: PageDialogProps) {
  const title = useId();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const close = () => dialog?.close();
  useBackButton(close);
  useLayoutEffect(() => {
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    // The browser focuses the first button, but the content above it should be read first.
    dialog.focus();
    dialog.scrollTo(0, 0);
  }, [dialog]);

  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  return (
    <dialog
      ref={setDialog}
      className={`page-dialog ${className}`}
      aria-labelledby={title}
      tabIndex={-1}
      onClick={closeBeside}
      onClose={onClose}
    >
      {children({ title, close })}
    </dialog>
  );
}

interface AskOrCloseProps {
  /** The subject of the dialog, for the message. */
  readonly about: string;
  readonly onClose: () => void;
  /** The link to the page where one applies, if there is one. */
  readonly apply?: { readonly href: string; readonly text: string } | undefined;
}

/** Renders the actions of an informational dialog: application, chat, contact page, close. */
export function AskOrClose({ about, apply, onClose }: AskOrCloseProps) {
  const { t } = useTranslation();
  const chat = whatsAppAddress(useContactInfo()?.phones[0], t('shell.askText', { about }));
  return (
    <div className="page-dialog-actions row">
      {apply && (
        <Link className="button" href={apply.href} replace>
          {apply.text}
        </Link>
      )}
      {chat !== undefined && (
        <a
          className={apply ? 'button-quiet' : 'button'}
          href={chat}
          target="_blank"
          rel="noreferrer"
        >
          {t('shell.askByWhatsApp')}
        </a>
      )}
      {/* Replaces the dialog's entry in the history, so that Back leads to the page below it. */}
      <Link className="button-quiet" href="/contactUs" replace>
        {t('shell.contact')}
      </Link>
      <button type="button" className="button-quiet" onClick={onClose}>
        {t('shell.close')}
      </button>
    </div>
  );
}
