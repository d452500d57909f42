import { isRecord, type Json } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { Select } from '../../inspector/Select';
import { answersFor, useServiceRows } from '../servicing';
import { AnswerInput } from './AnswerInput';
import type { ControlProps } from './control';
import { ExpressionInput } from './Expression';
import { TextInput, withPart } from './inputs';

/** Renders the only answer that is accepted. */
export const AnswerControl = ({ row, value, set, keyword: _, ...input }: ControlProps) => (
  <AnswerInput {...input} field={row.value} value={value} none={t('Any')} onChange={set} />
);

/** The answers with which a fixed one begins. */
const FIRST: Readonly<Record<string, Json>> = {
  boolean: false,
  integer: 0,
  number: 0,
  array: [],
  object: {},
};

/** Renders what is put in when the form opens. */
export function PrefillControl({ row, id, label, help, error, value, set }: ControlProps) {
  const answers = answersFor(useServiceRows(), row);
  const isDay = row.value.format === 'date';
  const prefill = isRecord(value) ? value : {};
  const kinds = ['from', 'calculate', 'const'];
  const kind = kinds.find((key) => Object.hasOwn(prefill, key));
  const chosen = kind ?? (typeof value === 'string' ? value : 'none');
  return (
    <div className="stack-16">
      <Select
        {...{ id, label, help, error }}
        value={chosen}
        options={[
          ['none', t('Nothing')],
          ...(isDay || chosen === 'today' ? [['today', t('today')] as const] : []),
          ...(isDay || chosen === 'tomorrow' ? [['tomorrow', t('tomorrow')] as const] : []),
          ['const', t('A fixed answer')],
          ['calculate', t('What follows from other answers')],
          ['from', t('What the page hands over')],
        ]}
        onChoose={(to) => {
          if (to === 'const') set({ const: FIRST[String(row.value.type)] ?? '' });
          else if (to === 'calculate') set({ calculate: answers[0]?.name ?? 0 });
          else if (to === 'from') set({ from: row.name ?? '' });
          else set(to === 'none' ? undefined : to);
        }}
      />
      {chosen === 'from' && (
        <TextInput
          id={`${id}-from`}
          label={t('The name under which the page hands it over')}
          value={prefill.from}
          onText={(from) => set({ ...prefill, from }, true)}
        />
      )}
      {(chosen === 'const' || chosen === 'from') && (
        <AnswerInput
          id={`${id}-const`}
          label={chosen === 'from' ? t('If the page hands nothing over') : t('Answer')}
          field={row.value}
          value={prefill.const}
          {...(chosen === 'from' && { none: t('None') })}
          onChange={(next, isTyped) => set(withPart(prefill, 'const', next), isTyped)}
        />
      )}
      {chosen === 'calculate' && (
        <ExpressionInput
          id={`${id}-calculate`}
          value={prefill.calculate}
          answers={answers}
          onChange={(next, isTyped) => set({ calculate: next }, isTyped)}
        />
      )}
    </div>
  );
}
