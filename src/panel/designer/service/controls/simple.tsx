import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { OwnKeyword } from '../../../../definition/keywords/groups';
import type { Json } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { useDesigning } from '../../core/designing';
import { blank } from '../../core/rowWords';
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
import { Fieldset, NumberInput, RemoveButton, TextInput } from './inputs';
import { Check, Checks } from '../../../data/fields/Checks';

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
    {...{ id, label, help, error, value }}
    onText={(text) => set(text || undefined, true)}
  />
);

export const NumberControl = ({ id, label, help, error, value, set }: ControlProps) => (
  <NumberInput {...{ id, label, help, error, value }} onNumber={(number) => set(number, true)} />
);

/** Renders a box to tick; a select where no is more than leaving it out. */
export function FlagControl({ id, keyword, label, help, value, set }: ControlProps) {
  const no = KEYWORD_WORDS[keyword]?.no;
  if (!no) {
    return (
      <div>
        <Check {...{ id, label }} isOn={value === true} onToggle={(on) => set(on || undefined)} />
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
      {...{ id, label, help, error }}
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
      {...{ id, label, help, error, value }}
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
        onChoose={set}
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
        onChoose={(chosen) => set(chosen.every((one) => one === 'image/*') ? undefined : chosen)}
      />
    </Fieldset>
  );
}

export const EndsControl = ({ row, keyword, id, label, value, set }: ControlProps) => (
  <Started {...{ id, label, set }} isThere={Array.isArray(value)} first={[blank(), blank()]}>
    {[t('At the smallest number'), t('At the largest number')].map((words, index) => (
      <LanguageTexts key={index} row={row} path={[keyword, index]} label={words} />
    ))}
  </Started>
);

interface StartedProps extends Pick<ControlProps, 'id' | 'label' | 'set'> {
  readonly isThere: boolean;
  /** With what it begins. */
  readonly first: Json;
  readonly children: ReactNode;
}

/** Renders a button until a setting is there; then its parts, and what takes it away. */
export const Started = ({ id, label, set, isThere, first, children }: StartedProps) =>
  isThere ? (
    <Fieldset {...{ id, label }}>
      {children}
      <RemoveButton label={label} onClick={() => set(undefined)} />
    </Fieldset>
  ) : (
    <div>
      <Button onClick={() => set(first)}>{label}</Button>
    </div>
  );
