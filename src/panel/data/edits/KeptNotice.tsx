import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { t } from '../../language/t';

interface KeptNoticeProps<T> {
  readonly kept: { readonly found: T | undefined; readonly forget: () => void };
  readonly onRestore: (found: T) => void;
}

/** Offers to restore an unsaved edit, if there is one; then the focus moves on to what is edited below. */
export function KeptNotice<T>({ kept: { found, forget }, onRestore }: KeptNoticeProps<T>) {
  if (found === undefined) return null;
  const restore = () => {
    // Before, since something else may be offered then.
    forget();
    onRestore(found);
  };
  return (
    <Alert
      severity="info"
      className="pn-kept"
      // It also stands in cards and lists, which are narrow on wide screens, too.
      sx={{
        flexWrap: 'wrap',
        '& .MuiAlert-action': { alignItems: 'center', gap: 1, paddingBlock: 0 },
      }}
      action={
        <>
          <Button variant="contained" onClick={then(restore)}>
            {t('Continue editing')}
          </Button>
          <Button onClick={then(forget)}>{t('Discard')}</Button>
        </>
      }
    >
      {t('You have unsaved changes here.')}
    </Alert>
  );
}

const then = (work: () => void) => (event: MouseEvent<HTMLElement>) => {
  const notice = event.currentTarget.closest('.pn-kept');
  const controls = notice?.parentElement?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  // Of what is inside it, the answer says so, too.
  const isBelow = (control: Element) =>
    notice?.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING;
  [...controls].find(isBelow)?.focus();
  work();
};

const CONTROLS = 'input,textarea,select,button';
