import Button from '@mui/material/Button';
import type { OwnKeyword } from '../../../../definition/keywords/groups';
import { t } from '../../../language/t';
import { useDesigning } from '../../core/designing';
import { LanguageTexts } from '../../inspector/LanguageTexts';
import { Select } from '../../inspector/Select';
import { renamed } from '../edits';
import { freeName, isUnnamed, nameFrom } from '../names';
import { groupOf, ownValues } from '../kinds';
import { KEYWORD_WORDS, VALUE_WORDS } from '../keywordWords';
import {
  answersFor,
  namedOption,
  namesBeside,
  questionsOf,
  useServiceParts,
  useServiceRows,
} from '../servicing';
import type { ServiceRow } from '../serviceRows';
import { AnswerSelect } from './AnswerSelect';
import type { ControlProps } from './control';
import { Check, Checks, Fieldset, NumberInput, RemoveButton, TextInput } from './inputs';

/* Controls of keywords with one value. */

export function TextControl({ row, keyword, label, help }: ControlProps) {
  const nameIt = useNaming(row);
  return (
    <LanguageTexts
      row={row}
      path={[keyword]}
      label={label}
      help={help}
      isLong={KEYWORD_WORDS[keyword]?.isLong === true}
      onLeave={keyword === 'label' ? nameIt : undefined}
      // A label stays, empty: it is missing, and not left out.
      isOptional={keyword !== 'label'}
    />
  );
}

/** Returns a function that names a question after its English label, as long as nobody has named it. */
function useNaming(row: ServiceRow): () => boolean {
  const { amend } = useDesigning();
  const { shared, kept } = useServiceParts();
  const rows = useServiceRows();
  const { name = '', value } = row;
  const label = Array.isArray(value.label) ? String(value.label[2] ?? '') : '';
  return () => {
    const made = nameFrom(label);
    if (kept?.has(row.id) || row.isShared || !made || !isUnnamed(name) || name === 'items')
      return false;
    const free = freeName(made, namesBeside(rows, row));
    amend(renamed(row, free, shared), `${row.id} label`);
    return true;
  };
}

export const WordControl = ({ id, label, help, error, value, set }: ControlProps) => (
  <TextInput
    {...{ id, label, help, error }}
    value={typeof value === 'string' ? value : ''}
    onText={(text) => set(text === '' ? undefined : text, true)}
  />
);

export const NumberControl = ({ id, label, help, error, value, set }: ControlProps) => (
  <NumberInput
    {...{ id, label, help, error }}
    value={typeof value === 'number' ? value : undefined}
    onNumber={(number) => set(number, true)}
  />
);

/** Renders a box to tick; a select where no is more than leaving it out. */
export function FlagControl({ id, keyword, label, help, value, set }: ControlProps) {
  const no = KEYWORD_WORDS[keyword]?.no;
  if (!no) {
    return (
      <div>
        <Check
          {...{ id, label }}
          isOn={value === true}
          onToggle={(isOn) => set(isOn || undefined)}
        />
      </div>
    );
  }
  return (
    <Select
      {...{ id, label, help }}
      value={typeof value === 'boolean' ? String(value) : 'usual'}
      options={[
        ['usual', t('As usual')],
        ['true', t('Yes')],
        ['false', t(no)],
      ]}
      onChoose={(chosen) => set(chosen === 'usual' ? undefined : chosen === 'true')}
    />
  );
}

/** Renders a select of a keyword of which every group of questions has its own values. */
export function OwnControl({ row, keyword, id, label, help, error, value, set }: ControlProps) {
  const group = groupOf(row.value);
  const values = group ? ownValues(group, keyword as OwnKeyword) : [];
  const present = typeof value === 'string' ? value : '';
  const all = present === '' || values.includes(present) ? values : [...values, present];
  const wordsFor = (one: string) => (VALUE_WORDS[one] ? t(VALUE_WORDS[one]) : one);
  return (
    <Select
      {...{ id, label, help }}
      issue={error}
      value={present === '' ? 'usual' : present}
      options={[['usual', t('As usual')], ...all.map((one) => [one, wordsFor(one)] as const)]}
      onChoose={(chosen) => set(chosen === 'usual' ? undefined : chosen)}
    />
  );
}

/** Renders a select of a number beside the question. */
export function SiblingControl({ row, id, label, help, error, value, set }: ControlProps) {
  const answers = answersFor(useServiceRows(), row);
  return (
    <AnswerSelect
      {...{ id, label, help, value }}
      issue={error}
      answers={answers.filter(({ field }) => field.type === 'integer' || field.type === 'number')}
      isOptional
      onChoose={set}
    />
  );
}

/** Renders a box to tick for each question in a group or a list. */
export function NamesControl({ row, id, label, help, error, value, set }: ControlProps) {
  return (
    <Fieldset {...{ id, label, help, error }}>
      <Checks
        options={questionsOf(useServiceRows(), row).map(namedOption)}
        chosen={Array.isArray(value) ? value : []}
        onChoose={(next) => set(next.length > 0 ? next : undefined)}
      />
    </Fieldset>
  );
}

const MEDIA = [
  ['image/*', 'Pictures'],
  ['application/pdf', 'PDF documents'],
] as const;

export function MediaControl({ id, label, value, set }: ControlProps) {
  return (
    <Fieldset {...{ id, label }}>
      <Checks
        options={MEDIA.map(([type, words]) => [type, t(words)] as const)}
        chosen={Array.isArray(value) ? value : ['image/*']}
        onChoose={(chosen) => {
          const isUsual = chosen.every((one) => one === 'image/*');
          set(isUsual ? undefined : chosen);
        }}
      />
    </Fieldset>
  );
}

export function EndsControl({ row, keyword, id, label, value, set }: ControlProps) {
  if (!Array.isArray(value)) {
    return (
      <div>
        <Button
          size="small"
          onClick={() =>
            set([
              ['', '', ''],
              ['', '', ''],
            ])
          }
        >
          {label}
        </Button>
      </div>
    );
  }
  return (
    <Fieldset {...{ id, label }}>
      {[t('At the smallest number'), t('At the largest number')].map((words, index) => (
        <LanguageTexts key={index} row={row} path={[keyword, index]} label={words} />
      ))}
      <RemoveButton label={label} onClick={() => set(undefined)} />
    </Fieldset>
  );
}
