import './pageDialog.css';
import { type MouseEvent, type ReactNode, useLayoutEffect, useId, useState } from 'react';
import { useBackButton } from '../../engine/dom/useBackButton';

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
