import './pageDialog.css';
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { useBackButton } from '../../engine/fields/useBackButton';

interface PageDialogProps {
  /** Whoever has it can close the dialog. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly className: string;
  /** The id of the heading, which names the dialog. */
  readonly title: string;
  /** Called once the dialog is closed, however that came about. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something from near by. Stands open from the first; Escape, Back and a click beside it close it. */
export function PageDialog({ dialog, className, title, onClose, children }: PageDialogProps) {
  useBackButton(() => dialog.current?.close());
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // The browser has gone to the first button; what stands above it comes first.
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
