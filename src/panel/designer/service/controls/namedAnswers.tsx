import { isRecord, type Values } from '../../../../definition/model/values';
import type { PanelText } from '../../../language/panelText';
import { t } from '../../../language/t';
import { blank } from '../../core/rowWords';
import { LanguageTexts } from '../../inspector/LanguageTexts';
import {
  answersFor,
  namedOption,
  labelOf,
  type NamedAnswer,
  questionsOf,
  useServiceRows,
} from '../servicing';
import { AnswerSelect } from './AnswerSelect';
import type { ControlProps } from './control';
import { Fieldset, NumberInput, unlessEmpty, withPart } from './inputs';
import { Checks } from '../../../data/fields/Checks';
import { Started } from './simple';

/* Controls of keywords that name several answers. */

/** Renders a select of an answer for each of some names. */
function NamedAnswers(props: {
  readonly id: string;
  readonly names: readonly (readonly [name: string, label: string])[];
  readonly value: Values;
  readonly answers: readonly NamedAnswer[];
  readonly onChange: (value: Values | undefined) => void;
}) {
  const { id, names, value, answers, onChange } = props;
  return names.map(([name, label]) => (
    <AnswerSelect
      key={name}
      id={`${id}-${name}`}
      {...{ label, answers, value: value[name] }}
      isOptional
      onChoose={(chosen) => onChange(unlessEmpty(withPart(value, name, chosen)))}
    />
  ));
}

const PASSPORT = [
  ['firstName', 'First names'],
  ['surname', 'Surname'],
  ['passportNumber', 'Number of the passport'],
  ['dateOfBirth', 'Date of birth'],
  ['gender', 'Gender'],
  ['passportExpireDate', 'Last day of validity'],
  ['nationality', 'Nationality'],
] as const satisfies readonly (readonly [string, PanelText])[];

export function ReadsControl({ row, id, label, value, set }: ControlProps) {
  const beside = answersFor(useServiceRows(), row).filter(({ name }) => !name.includes('/'));
  // A code may be read from a photo into itself.
  const answers = [{ name: row.name ?? '', label: labelOf(row), field: row.value }, ...beside];
  const passport = isRecord(value) && isRecord(value.passport) ? value.passport : {};
  return (
    <Fieldset {...{ id, label }}>
      <NamedAnswers
        {...{ id, value: passport, answers }}
        names={PASSPORT.map(([name, words]) => [name, t(words)] as const)}
        onChange={(next) => set(next && { passport: next })}
      />
    </Fieldset>
  );
}

/** Renders with which answers a new row begins: the first one, and each later one. */
export function BeginsControl({ row, id, label, value, set }: ControlProps) {
  const rows = useServiceRows();
  const inside = questionsOf(rows, row);
  const own = inside.map((one) => ({
    ...{ name: one.name ?? '', label: labelOf(one), field: one.value },
  }));
  const names = own.map(({ name, label: words }) => [name, words] as const);
  const begins = isRecord(value) ? value : {};
  const parts = [
    ['first', t('The first row begins with'), answersFor(rows, row)],
    ['next', t('A later row begins with what is in the row above'), own],
  ] as const;
  return (
    <Fieldset {...{ id, label }}>
      {parts.map(([part, words, answers]) => (
        <Fieldset key={part} label={words}>
          <NamedAnswers
            {...{ id: `${id}-${part}`, names, answers }}
            value={isRecord(begins[part]) ? begins[part] : {}}
            onChange={(next) => set(withPart(begins, part, next))}
          />
        </Fieldset>
      ))}
    </Fieldset>
  );
}

/** Renders the bounds of what some numbers in a group add up to. */
export function TogetherControl({ row, keyword, id, label, value, set }: ControlProps) {
  const inside = questionsOf(useServiceRows(), row);
  const numbers = inside.filter(({ value: field }) => field.type === 'integer');
  const limit = isRecord(value) ? value : {};
  const first = {
    ...{ fields: numbers.map(({ name = '' }) => name), maximum: 10 },
    notice: { text: blank(), timeout: 5000 },
  };
  return (
    <Started {...{ id, label, set, first }} isThere={isRecord(value)}>
      <Checks
        options={numbers.map(namedOption)}
        chosen={Array.isArray(limit.fields) ? limit.fields : []}
        onChoose={(fields) => set({ ...limit, fields })}
      />
      {(['minimum', 'maximum'] as const).map((bound) => (
        <NumberInput
          key={bound}
          id={`${id}-${bound}`}
          label={bound === 'minimum' ? t('Smallest number') : t('Largest number')}
          value={limit[bound]}
          onNumber={(number) => set(withPart(limit, bound, number), true)}
        />
      ))}
      <LanguageTexts
        row={row}
        path={[keyword, 'notice', 'text']}
        label={t('Shown when it is exceeded')}
      />
    </Started>
  );
}
