import Button from '@mui/material/Button';
import { PanelIcon } from '../shell/PanelIcon';
import { useBuilder } from './builder';
import type { History } from './history';
import { newSection } from './kinds';

/** Steps back and forth, and how far the form has come. */
export function Toolbar({ history }: { readonly history: History }) {
  const { draft, act, faults, say } = useBuilder();
  const sections = draft.sections.length;
  const questions = draft.sections.reduce((sum, { children }) => sum + (children?.length ?? 0), 0);
  const go = (step: 'undo' | 'redo') => {
    act({ do: step });
    say(step === 'undo' ? 'Undone' : 'Done again');
  };
  return (
    <div className="sb-tools" role="group" aria-label="Composing the form">
      <Button
        size="small"
        variant="contained"
        startIcon={<PanelIcon shape="add" />}
        onClick={() =>
          act({ do: 'insert', wire: newSection(), place: { parent: undefined, index: sections } })
        }
      >
        Add section
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={history.past.length === 0}
        title="Ctrl+Z"
        onClick={() => go('undo')}
      >
        Undo
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={history.future.length === 0}
        title="Ctrl+Shift+Z"
        onClick={() => go('redo')}
      >
        Redo
      </Button>
      <p className="sb-count">
        {counted(sections, 'section')}, {counted(questions, 'question')}
        {faults.length > 0 && <span className="sb-left">{faults.length} to finish</span>}
      </p>
    </div>
  );
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;
