import Button, { type ButtonProps } from '@mui/material/Button';
import { t } from '../language/t';
import { sayDone } from './notices';

interface CopyButtonProps extends ButtonProps {
  readonly text: string;
}

/** Renders a button that copies a text; nothing if the browser has no clipboard API, as without https. */
export function CopyButton({ text, children = t('Copy'), ...button }: CopyButtonProps) {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const copy = () =>
    clipboard?.writeText(text).then(
      () => sayDone(t('Copied')),
      () => undefined,
    );
  return (
    clipboard && (
      <Button onClick={() => void copy()} {...button}>
        {children}
      </Button>
    )
  );
}
