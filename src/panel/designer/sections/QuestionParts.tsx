import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { MAX_LENGTH, MAX_TEXTAREA_LENGTH } from '../../../definition/model/types/stringField';
import { isNone, isRecord, valueAt } from '../../../definition/model/values';
import { TYPES } from '../../../definition/sections/questions';
import { ErrorText } from '../../data/texts/ErrorText';
import { t } from '../../language/t';
import { controlId } from '../core/controlIds';
import { useDesigning, useIssue } from '../core/designing';
import { lineOf } from '../core/rowWords';
import type { Row } from '../core/tree';
import { LanguageTexts } from '../inspector/LanguageTexts';
import { Select } from '../inspector/Select';
import { ChoiceParts } from './ChoiceParts';
import { kindOf, kindsAt, withTrigger, withType } from './kinds';
import { ListColumns } from './ListColumns';
import { elementTypeOf, type Level, replaced, saysOf, written } from './sectionRows';

/** Renders the controls of a question or a column: its texts, and what its type needs. */
export function QuestionParts({ row }: { readonly row: Row }) {
  const { level } = row;
  const type = elementTypeOf(row);
  return (
    <div className="stack-20">
      <LanguageTexts
        row={row}
        path={['elLable']}
        onText={(text) => written(row, ['elLable'], text)}
        label={level === 1 ? t('Question') : t('Name of the column')}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          gap: 'var(--rega-space-14) var(--rega-space-12)',
        }}
      >
        <KindSelect row={row} />
        {level === 1 && <SectionSelect row={row} />}
      </Box>
      {type === TYPES.text && <LongAnswer row={row} />}
      {type === TYPES.choice && <ChoiceParts row={row} />}
      {type === TYPES.yesNo && level === 1 && <FollowUp row={row} />}
      {(type === TYPES.list || (type === TYPES.yesNo && row.children !== undefined)) &&
        level === 1 && <ListColumns row={row} />}
      <Preset row={row} />
    </div>
  );
}

/** Renders the select for a question's type; a change keeps its texts. */
function KindSelect({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const issue = useIssue(row.id, 'elType', 'This {{issue}}');
  const kinds = kindsAt(row.level as Level);
  const kind = kindOf(elementTypeOf(row));
  return (
    <Select
      id={controlId(row.id, 'elType')}
      label={t('Kind of answer')}
      value={kind && kinds.includes(kind) ? String(kind.type) : ''}
      options={kinds.map(({ type, name }) => [String(type), t(name)] as const)}
      help={kind && t(kind.about)}
      issue={issue}
      onChoose={(value) => {
        const chosen = kinds.find(({ type }) => String(type) === value);
        if (chosen) edit(replaced(row, (wire) => withType(wire, chosen.type)));
      }}
    />
  );
}

function SectionSelect({ row }: { readonly row: Row }) {
  const { grammar, rows, edit, say } = useDesigning();
  const sections = rows.filter(({ level }) => level === 0);
  return (
    <Select
      id={controlId(row.id, 'section')}
      label={t('In section')}
      value={row.parent ?? ''}
      options={sections.map((section) => [section.id, lineOf(section, grammar)] as const)}
      onChoose={(value) => {
        const to = sections.find(({ id }) => id === value);
        if (!to || to.id === row.parent) return;
        edit(grammar.move(row, { parent: to.id, index: to.children ?? 0 }));
        say(t('Moved to the end of {{name}}.', { name: lineOf(to, grammar) }));
      }}
    />
  );
}

function LongAnswer({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const isLong = Number(saysOf(row).maxLength) > MAX_LENGTH;
  return (
    <FormControlLabel
      label={t('Long answer, in several lines')}
      control={<Checkbox />}
      checked={isLong}
      onChange={(_, isOn) => edit(written(row, ['maxLength'], isOn ? MAX_TEXTAREA_LENGTH : null))}
    />
  );
}

const TRIGGER = 'list.answerWithYesOrNoValue';

const ANSWERS = [
  { trigger: true, label: 'A list, if the answer is yes' },
  { trigger: false, label: 'A list, if the answer is no' },
  { trigger: undefined, label: 'Nothing more' },
] as const;

function FollowUp({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const issue = useIssue(row.id, TRIGGER, 'This question {{issue}}');
  const { list } = saysOf(row);
  const hasList = list !== undefined && list !== null;
  // A list that does not say when it is asked for is none of the answers.
  const chosen = hasList ? (valueAt(list, ['answerWithYesOrNoValue']) ?? null) : undefined;
  const id = controlId(row.id, TRIGGER);
  return (
    <fieldset className="pn-field" aria-describedby={issue && `${id}-error`}>
      <legend className="pn-label">{t('Then asks for')}</legend>
      {ANSWERS.map((answer, index) => (
        <FormControlLabel
          key={answer.label}
          label={t(answer.label)}
          sx={{ display: 'flex' }}
          control={<Radio {...(index === 0 && { id })} />}
          name={id}
          checked={chosen === answer.trigger}
          onChange={() => edit(replaced(row, (wire) => withTrigger(wire, answer.trigger)))}
        />
      ))}
      <ErrorText id={`${id}-error`} words={issue} />
    </fieldset>
  );
}

/** Shows the preset answer of a question, with a button that removes it. */
function Preset({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const { value, list } = saysOf(row);
  const rows = isRecord(list) && Array.isArray(list.listArray) ? list.listArray.length : 0;
  const isAnswered = !isNone(value) && typeof value !== 'object';
  if (!isAnswered && rows === 0) return null;
  return (
    <Box
      component="p"
      className="row"
      sx={{
        gap: 1,
        padding: 'var(--rega-space-8) var(--rega-space-12)',
        borderRadius: 'var(--rega-radius-small)',
        background: 'var(--rega-mist)',
      }}
    >
      <span>
        {isAnswered ? (
          <>
            {t('Already filled in:')}{' '}
            <bdi>{typeof value === 'boolean' ? yesOrNo(value) : value}</bdi>
          </>
        ) : (
          t('{{count}} rows already filled in', {
            count: rows,
            defaultValue_one: '1 row already filled in',
          })
        )}
      </span>
      <Button
        size="small"
        onClick={() =>
          edit(isAnswered ? written(row, ['value'], '') : written(row, ['list', 'listArray'], []))
        }
      >
        {t('Leave it empty')}
      </Button>
    </Box>
  );
}

const yesOrNo = (answer: boolean): string => (answer ? t('Yes') : t('No'));
