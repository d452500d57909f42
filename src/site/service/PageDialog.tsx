import { type MouseEvent, type ReactNode, useLayoutEffect, useId, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { useBackButton } from '../../engine/dom/useBackButton';
import { Link } from 'wouter';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { whatsAppAddress } from '../contact/contactInfo';
import { useContactInfo } from '../contact/useContactInfo';
import { Icon } from '../base/Icon';
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
  const { t } = useTranslation();
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
      <form method="dialog" className="page-dialog-close">
        <button aria-label={t('shell.close')} title={t('shell.close')}>
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
      </form>
      {children({ title, close })}
    </dialog>
  );
}

interface ApplyOrAskProps {
  /** The subject of the dialog, for the message. */
  readonly about: string;
  /** The link to the page where one applies, if there is one. */
  readonly apply?: { readonly href: string; readonly text: string } | undefined;
}

/** Renders the actions of an informational dialog: application, and chat or, without a number, contact page. */
export function ApplyOrAsk({ about, apply }: ApplyOrAskProps) {
  const { t } = useTranslation();
  const chat = whatsAppAddress(useContactInfo()?.phones[0], t('shell.askText', { about }));
  const second = apply ? 'button-quiet' : 'button';
  return (
    <div className="page-dialog-actions row">
      {/* Replaces the dialog's entry in the history, so that Back leads to the page below it. */}
      {apply && (
        <Link className="button" href={apply.href} replace>
          {apply.text}
        </Link>
      )}
      {chat === undefined ? (
        <Link className={second} href={SITE_ROUTES.contactUs} replace>
          {t('shell.contact')}
        </Link>
      ) : (
        <a className={second} href={chat} target="_blank" rel="noreferrer">
          {t('shell.askByWhatsApp')}
        </a>
      )}
    </div>
  );
}
