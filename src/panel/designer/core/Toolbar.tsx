import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { PanelIcon } from '../../base/PanelIcon';
import { t } from '../../language/t';
import { useDesigning } from './designing';
import type { EditHistory } from './history';
import { ADD } from './useAim';

const STEPS = [
  { step: 'undo', words: 'Undo', keys: 'Ctrl+Z', from: 'past' },
  { step: 'redo', words: 'Redo', keys: 'Ctrl+Shift+Z', from: 'future' },
] as const;

interface ToolbarProps {
  readonly history: EditHistory;
  readonly addLabel: string;
  readonly onAdd: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Renders the buttons that add to a document, and undo and redo an edit. */
export function Toolbar({ history, addLabel, onAdd, children }: ToolbarProps) {
  const { act, issues } = useDesigning();
  return (
    <div className="row" role="group" aria-label={t('Composing the form')}>
      <Button id={ADD} variant="contained" startIcon={<PanelIcon shape="add" />} onClick={onAdd}>
        {addLabel}
      </Button>
      {children}
      {STEPS.map(({ step, words, keys, from }) => (
        <Button
          key={step}
          variant="outlined"
          // With `disabled` it would lose the focus after the last step.
          aria-disabled={history[from].length === 0}
          title={keys}
          onClick={() => act({ do: step })}
        >
          {t(words)}
        </Button>
      ))}
      {issues.length > 0 && (
        <Chip
          color="warning"
          variant="outlined"
          label={t('{{number}} to finish', { number: issues.length })}
        />
      )}
    </div>
  );
}
