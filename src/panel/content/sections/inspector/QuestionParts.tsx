import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { MAX_LENGTH, MAX_TEXTAREA_LENGTH } from '../../../../definition/model/types/stringField';
import { isNone, isRecord, valueAt } from '../../../../definition/model/values';
import { TYPES } from '../../../../definition/sections/questions';
import { ErrorText } from '../../../data/texts/ErrorText';
import { t } from '../../../language/t';
import { useBuilder, useIssue } from '../builder';
import { ChoiceParts } from './ChoiceParts';
import { kindOf, kindsAt, withTrigger, withType } from '../kinds';
import { LanguageTexts } from './LanguageTexts';
import { ListColumns } from './ListColumns';
import { nodeControlId } from '../nodeControlId';
import { type OutlineRowData, outlineRows } from '../outline/rows';
import { lineOf } from '../outline/rowWords';
import { elementTypeOf, type Node, saysOf } from '../sectionsDraft';
import { Select } from './Select';

/** Renders the controls of a question or a column: its texts, and what its type needs. */
export function QuestionParts({ row }: { readonly row: OutlineRowData }) {
  const { node, level } = row;
  const type = elementTypeOf(node);
  return (
    <div className="stack-20">
      <LanguageTexts
        node={node}
        path={['elLable']}
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
      {type === TYPES.text && <LongAnswer node={node} />}
      {type === TYPES.choice && <ChoiceParts node={node} />}
      {type === TYPES.yesNo && level === 1 && <FollowUp node={node} />}
      {(type === TYPES.list || (type === TYPES.yesNo && node.children)) && level === 1 && (
        <ListColumns row={row} />
      )}
      <Preset node={node} />
    </div>
  );
}

/** Renders the select for a question's type; a change keeps its texts. */
function KindSelect({ row: { node, level } }: { readonly row: OutlineRowData }) {
  const { act } = useBuilder();
  const issue = useIssue(node.id, 'elType', 'This {{issue}}');
  const kinds = kindsAt(level);
  const kind = kindOf(elementTypeOf(node));
  return (
    <Select
      id={nodeControlId(node.id, 'elType')}
      label={t('Kind of answer')}
      value={kind && kinds.includes(kind) ? String(kind.type) : ''}
      options={kinds.map(({ type, name }) => [String(type), t(name)] as const)}
      help={kind && t(kind.about)}
      issue={issue}
      onChoose={(value) => {
        const chosen = kinds.find(({ type }) => String(type) === value);
        if (!chosen) return;
        act({ do: 'replace', id: node.id, change: (wire) => withType(wire, chosen.type) });
      }}
    />
  );
}

function SectionSelect({ row }: { readonly row: OutlineRowData }) {
  const { draft, act, say } = useBuilder();
  const sections = outlineRows(draft).filter(({ level }) => level === 0);
  return (
    <Select
      id={nodeControlId(row.node.id, 'section')}
      label={t('In section')}
      value={String(row.parent)}
      options={sections.map((section) => [String(section.node.id), lineOf(section)] as const)}
      onChoose={(value) => {
        const to = sections.find(({ node }) => String(node.id) === value);
        if (!to || to.node.id === row.parent) return;
        const place = { parent: to.node.id, index: to.node.children?.length ?? 0 };
        act({ do: 'move', id: row.node.id, place });
        say(t('Moved to the end of {{name}}.', { name: lineOf(to) }));
      }}
    />
  );
}

function LongAnswer({ node }: { readonly node: Node }) {
  const { act } = useBuilder();
  const isLong = Number(saysOf(node).maxLength) > MAX_LENGTH;
  return (
    <FormControlLabel
      label={t('Long answer, in several lines')}
      control={<Checkbox />}
      checked={isLong}
      onChange={(_, isOn) =>
        act({
          do: 'set',
          id: node.id,
          path: ['maxLength'],
          value: isOn ? MAX_TEXTAREA_LENGTH : null,
        })
      }
    />
  );
}

const TRIGGER = 'list.answerWithYesOrNoValue';

const ANSWERS = [
  { trigger: true, label: 'A list, if the answer is yes' },
  { trigger: false, label: 'A list, if the answer is no' },
  { trigger: undefined, label: 'Nothing more' },
] as const;

function FollowUp({ node }: { readonly node: Node }) {
  const { act } = useBuilder();
  const issue = useIssue(node.id, TRIGGER, 'This question {{issue}}');
  const { list } = saysOf(node);
  const hasList = list !== undefined && list !== null;
  // A list that does not say when it is asked for is none of the answers.
  const chosen = hasList ? (valueAt(list, ['answerWithYesOrNoValue']) ?? null) : undefined;
  const id = nodeControlId(node.id, TRIGGER);
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
          onChange={() =>
            act({
              do: 'replace',
              id: node.id,
              change: (wire) => withTrigger(wire, answer.trigger),
            })
          }
        />
      ))}
      <ErrorText id={`${id}-error`} words={issue} />
    </fieldset>
  );
}

/** Shows the preset answer of a question, with a button that removes it. */
function Preset({ node }: { readonly node: Node }) {
  const { act } = useBuilder();
  const { value, list } = saysOf(node);
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
          act(
            isAnswered
              ? { do: 'set', id: node.id, path: ['value'], value: '' }
              : { do: 'set', id: node.id, path: ['list', 'listArray'], value: [] },
          )
        }
      >
        {t('Leave it empty')}
      </Button>
    </Box>
  );
}

const yesOrNo = (answer: boolean): string => (answer ? t('Yes') : t('No'));
