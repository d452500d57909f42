import './pageDialog.css';
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { useBackButton } from '../../engine/fields/useBackButton';

interface PageDialogProps {
  /** A reference with which the parent can close the dialog. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly className: string;
  /** The id of the heading, which labels the dialog. */
  readonly title: string;
  /** Is called once the dialog is closed, by whatever means. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders a modal dialog that is open from the start; Escape, Back and a click outside close it. */
export function PageDialog({ dialog, className, title, onClose, children }: PageDialogProps) {
  useBackButton(() => dialog.current?.close());
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // The browser focuses the first button, but the content above it should be read first.
    dialog.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }, [dialog]);

  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current.close();
  };
  return (
    <dialog
      ref={dialog}
      className={`page-dialog ${className}`}
      aria-labelledby={title}
      tabIndex={-1}
      onClick={closeBeside}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
