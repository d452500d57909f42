import Button from '@mui/material/Button';
import { t } from '../../language/t';
import { useDesigning } from './designing';
import type { EditHistory } from './history';

const STEPS = [
  { step: 'undo', words: 'Undo', keys: 'Ctrl+Z', from: 'past' },
  { step: 'redo', words: 'Redo', keys: 'Ctrl+Shift+Z', from: 'future' },
] as const;

/** Renders the buttons that undo and redo an edit. */
export function UndoButtons({ history }: { readonly history: EditHistory }) {
  const { act } = useDesigning();
  return STEPS.map(({ step, words, keys, from }) => (
    <Button
      key={step}
      size="small"
      variant="outlined"
      // With `disabled` it would lose the focus after the last step.
      aria-disabled={history[from].length === 0}
      title={keys}
      onClick={() => act({ do: step })}
    >
      {t(words)}
    </Button>
  ));
}
