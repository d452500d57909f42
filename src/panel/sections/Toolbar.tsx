import Button from '@mui/material/Button';
import { PanelIcon } from '../layout/PanelIcon';
import { useBuilder } from './builder';
import type { History } from './history';
import { newSection } from './kinds';

const STEPS = [
  { step: 'undo', words: 'Undo', done: 'Undone', keys: 'Ctrl+Z', from: 'past' },
  { step: 'redo', words: 'Redo', done: 'Redone', keys: 'Ctrl+Shift+Z', from: 'future' },
] as const;

/** Renders undo, redo, and the number of questions and issues. */
export function Toolbar({ history }: { readonly history: History }) {
  const { draft, act, issues, say } = useBuilder();
  const sections = draft.sections.length;
  const questions = draft.sections.reduce((sum, { children }) => sum + (children?.length ?? 0), 0);
  return (
    <div className="pn-tools" role="group" aria-label="Composing the form">
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
      {STEPS.map(({ step, words, done, keys, from }) => (
        <Button
          key={step}
          size="small"
          variant="outlined"
          disabled={history[from].length === 0}
          title={keys}
          onClick={() => {
            act({ do: step });
            say(done);
          }}
        >
          {words}
        </Button>
      ))}
      <p className="sb-count">
        {counted(sections, 'section')}, {counted(questions, 'question')}
        {issues.length > 0 && <span className="pn-chip sb-left">{issues.length} to finish</span>}
      </p>
    </div>
  );
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;
