import { MAX_LENGTH, MAX_TEXTAREA_LENGTH } from '../../../definition/model/types/stringField';
import { isNone, isRecord, valueAt } from '../../../definition/model/values';
import { TYPES } from '../../../definition/sections/questions';
import { t } from '../../language/t';
import { controlId } from '../core/controlIds';
import { useDesigning, useIssue } from '../core/designing';
import type { Row } from '../core/tree';
import { LanguageTexts } from '../inspector/LanguageTexts';
import { ParentSelect } from '../inspector/ParentSelect';
import { RowsInside } from '../inspector/RowsInside';
import { Select } from '../inspector/Select';
import { valueWords } from '../service/controls/conditionTests';
import { Check } from '../../data/fields/Checks';
import { AddElement } from './AddElement';
import { ChoiceParts } from './ChoiceParts';
import { kindOf, kindsAt, withTrigger, withType } from './kinds';
import { elementTypeOf, type Level, replaced, saysOf, written } from './sectionRows';
import { ActionAlert } from '../../data/ActionAlert';

/** Renders the controls of a question or a column: its texts, and what its type needs. */
export function QuestionParts({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const { level } = row;
  const { maxLength } = saysOf(row);
  const type = elementTypeOf(row);
  return (
    <div className="stack-20">
      <Preset row={row} />
      <LanguageTexts
        row={row}
        path={['elLable']}
        label={level === 1 ? t('Question') : t('Name of the column')}
      />
      <div className="ds-pair">
        <KindSelect row={row} />
        <ParentSelect row={row} label={t('In section')} />
      </div>
      {type === TYPES.text && (
        <Check
          label={t('Long answer, in several lines')}
          isOn={Number(maxLength) > MAX_LENGTH}
          onToggle={(isOn) => edit(written(row, ['maxLength'], isOn ? MAX_TEXTAREA_LENGTH : null))}
        />
      )}
      {type === TYPES.choice && <ChoiceParts row={row} />}
      {type === TYPES.yesNo && level === 1 && <FollowUp row={row} />}
      {(type === TYPES.list || (type === TYPES.yesNo && row.children !== undefined)) &&
        level === 1 && <Columns row={row} />}
    </div>
  );
}

/** Renders the select for a question's type; a change keeps its texts. */
function KindSelect({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const error = useIssue(row.id, 'elType', 'This {{issue}}');
  const kinds = kindsAt(row.level as Level);
  const kind = kindOf(elementTypeOf(row));
  return (
    <Select
      id={controlId(row.id, 'elType')}
      label={t('Kind of answer')}
      value={kind && kinds.includes(kind) ? String(kind.type) : ''}
      options={kinds.map(({ type, name }) => [String(type), t(name)] as const)}
      help={kind && t(kind.about)}
      error={error}
      onChoose={(value) => {
        const chosen = kinds.find(({ type }) => String(type) === value);
        if (chosen) edit(replaced(row, (wire) => withType(wire, chosen.type)));
      }}
    />
  );
}

const COLUMNS = 'list.listItem';

/** Renders the controls of a list: the name of a row, and its columns. */
function Columns({ row }: { readonly row: Row }) {
  const issue = useIssue(row.id, COLUMNS, 'This list {{issue}}');
  return (
    <>
      <LanguageTexts
        row={row}
        path={['list', 'listTitle']}
        label={t('Name of one row')}
        help={t('Such as “Job” or “Child”: the visitor selects “Add: Job”.')}
      />
      <RowsInside row={row} />
      <div>
        <AddElement
          row={row}
          label={t('Add column')}
          id={controlId(row.id, COLUMNS)}
          error={issue}
        />
      </div>
    </>
  );
}

const TRIGGER = 'list.answerWithYesOrNoValue';

const ANSWERS = [
  ['true', 'A list, if the answer is yes'],
  ['false', 'A list, if the answer is no'],
  ['none', 'Nothing more'],
] as const;

function FollowUp({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const error = useIssue(row.id, TRIGGER, 'This question {{issue}}');
  const { list } = saysOf(row);
  // A list that does not say when it is asked for is none of the answers.
  const answer = list == null ? 'none' : valueAt(list, ['answerWithYesOrNoValue']);
  return (
    <Select
      id={controlId(row.id, TRIGGER)}
      label={t('Then asks for')}
      value={ANSWERS.find(([value]) => value === String(answer))?.[0] ?? ''}
      options={ANSWERS.map(([value, words]) => [value, t(words)] as const)}
      error={error}
      onChoose={(value) => {
        const trigger = value === 'none' ? undefined : value === 'true';
        edit(replaced(row, (wire) => withTrigger(wire, trigger)));
      }}
    />
  );
}

/** Shows the preset answer of a question, with a button that removes it. */
function Preset({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const { value, list } = saysOf(row);
  const rows = isRecord(list) && Array.isArray(list.listArray) ? list.listArray.length : 0;
  const isSingle = value !== undefined && !isNone(value) && typeof value !== 'object';
  if (!isSingle && rows === 0) return null;
  return (
    <ActionAlert
      severity="warning"
      button={t('Begin empty')}
      onPress={() =>
        edit(isSingle ? written(row, ['value'], '') : written(row, ['list', 'listArray'], []))
      }
    >
      <bdi>
        {isSingle
          ? t('Starts with: {{answers}}', { answers: valueWords(value, {}) })
          : t('{{count}} rows already filled in', { count: rows })}
      </bdi>
    </ActionAlert>
  );
}
