import { isLiteral } from '../../../../definition/keywords/siblings';
import { FORMATS } from '../../../../definition/model/formats';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import type { NamedAnswer } from '../servicing';
import { AnswerSelect } from './AnswerSelect';
import { ExpressionInput } from './Expression';
import { NumberInput, TextInput } from './inputs';

interface OperandProps {
  readonly id: string;
  readonly label: string;
  readonly value: Json;
  readonly answers: readonly NamedAnswer[];
  /** It is a day; otherwise a number. */
  readonly isDay: boolean;
  /** Words that it may be besides. */
  readonly others?: readonly (readonly [string, string])[];
  readonly onChange: (value: Json, isTyped?: boolean) => void;
}

const isNumeric = ({ type }: Values): boolean =>
  type === 'integer' || type === 'number' || type === 'array';

/** Renders what a number or a day is compared with: a fixed one, today, or another answer. */
export function Operand({ id, label, value, answers, isDay, others = [], onChange }: OperandProps) {
  const fit = answers.filter(({ field }) => (isDay ? field.format === 'date' : isNumeric(field)));
  const isOther = others.some(([one]) => one === value);
  const isNamed = typeof value === 'string' && !isOther && !isLiteral(value);
  const isCalculated = isRecord(value);
  const isFixed = !isOther && !isNamed && !isCalculated && value !== 'today';
  const chosen = isCalculated ? '=calculated' : isFixed ? '=fixed' : value;
  return (
    <div className="stack-16">
      <AnswerSelect
        {...{ id, label }}
        value={chosen}
        answers={fit}
        others={[
          ...(isDay ? [['today', t('today')] as const] : []),
          ...others,
          ['=fixed', isDay ? t('a certain day') : t('a number')],
          ['=calculated', t('something calculated')],
        ]}
        onChoose={(to = '') => {
          if (to === '=fixed') onChange(isDay ? '2030-01-01' : 1);
          else if (to === '=calculated')
            onChange(isDay ? { later: { const: 'today' }, days: 1 } : { sum: [1] });
          else onChange(to);
        }}
      />
      {isFixed && !isDay && (
        <NumberInput
          id={`${id}-fixed`}
          label={t('Number')}
          value={value}
          onNumber={(number) => onChange(number ?? 0, true)}
        />
      )}
      {isFixed && isDay && (
        <TextInput
          id={`${id}-fixed`}
          label={t('Day, such as 2030-01-31')}
          value={value}
          error={FORMATS.date.test(String(value)) ? undefined : t('Write year, month and day.')}
          onText={(text) => onChange(text, true)}
        />
      )}
      {isCalculated && (
        <ExpressionInput id={`${id}-calculated`} {...{ value, answers }} onChange={onChange} />
      )}
    </div>
  );
}
