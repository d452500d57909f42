import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import type { Json } from '../../../definition/model/values';
import { PanelIcon } from '../../base/PanelIcon';
import { useBuilder } from './builder';
import { fitSection, useCopiedSection } from './copiedSection';
import type { EditHistory } from './editHistory';
import { newSection } from './kinds';
import { ADD_SECTION } from './outline/useAim';
import { t } from '../../language/t';
import { inList } from '../../language/panelLanguage';

const STEPS = [
  { step: 'undo', words: 'Undo', keys: 'Ctrl+Z', from: 'past' },
  { step: 'redo', words: 'Redo', keys: 'Ctrl+Shift+Z', from: 'future' },
] as const;

export function UndoToolbar({ history }: { readonly history: EditHistory }) {
  const { draft, act, issues, types } = useBuilder();
  const copied = useCopiedSection(({ wire }) => wire);
  const sections = draft.sections.length;
  const questions = draft.sections.reduce((sum, { children }) => sum + (children?.length ?? 0), 0);
  const append = (wire: Json) =>
    act({ do: 'insert', wire, place: { parent: undefined, index: sections } });
  return (
    <div className="row" role="group" aria-label={t('Composing the form')}>
      <Button
        id={ADD_SECTION}
        size="small"
        variant="contained"
        startIcon={<PanelIcon shape="add" />}
        onClick={() => append(newSection())}
      >
        {t('Add section')}
      </Button>
      {copied !== undefined && (
        <Button size="small" variant="outlined" onClick={() => append(fitSection(copied, types))}>
          {t('Insert copied section')}
        </Button>
      )}
      {STEPS.map(({ step, words, keys, from }) => (
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
      ))}
      <Box
        className="muted"
        sx={{
          marginInlineStart: 'auto',
          fontSize: '0.875rem',
          '@container builder (max-width: 619.95px)': { marginInlineStart: 0 },
        }}
      >
        {inList([
          t('{{count}} sections', { count: sections, defaultValue_one: '1 section' }),
          t('{{count}} questions', { count: questions, defaultValue_one: '1 question' }),
        ])}
        {issues.length > 0 && (
          <Chip
            color="warning"
            variant="outlined"
            label={t('{{number}} to finish', { number: issues.length })}
            sx={{ marginInlineStart: 1 }}
          />
        )}
      </Box>
    </div>
  );
}
