import Button from '@mui/material/Button';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { Select } from '../../inspector/Select';
import {
  answerNamed,
  answersFor,
  type NamedAnswer,
  useMissingName,
  useServiceRows,
} from '../servicing';
import type { ControlProps } from './control';
import { Parts } from './ExpressionPart';
import { Fieldset, NumberInput, RemoveButton, TextInput } from './inputs';
import { operatorOf, OPERATORS } from './operators';

/** Renders what is calculated, or a bound, which may be a number. */
export function ExpressionControl(props: ControlProps) {
  const { row, keyword, id, label, help, error, value, set } = props;
  const answers = answersFor(useServiceRows(), row);
  const isBound = keyword !== 'calculate';
  const { type, format } = row.value;
  const isAlike = ({ field }: NamedAnswer) => field.type === type && field.format === format;
  if (value === undefined || (isBound && typeof value === 'number')) {
    return (
      <div className="stack ds-bound">
        {isBound && (
          <NumberInput
            {...{ id, label, help, error }}
            value={value}
            onNumber={(number) => set(number, true)}
          />
        )}
        <Button onClick={() => set((answers.find(isAlike) ?? answers[0])?.name ?? 0)}>
          {isBound ? t('By another answer') : t('Calculate it')}
          <span className="visually-hidden">: {label}</span>
        </Button>
      </div>
    );
  }
  return (
    <Fieldset {...{ id, label, help, error }}>
      <ExpressionInput {...{ id: `${id}-is`, value, answers }} onChange={set} />
      <RemoveButton label={label} onClick={() => set(undefined)} />
    </Fieldset>
  );
}

interface ExpressionInputProps {
  readonly id: string;
  readonly label?: string;
  readonly value: Json | undefined;
  readonly answers: readonly NamedAnswer[];
  readonly onChange: (value: Json, isTyped?: boolean) => void;
}

/** Renders an expression: a number, a day, an answer, or an operator with its parts. */
export function ExpressionInput({ id, label, value, answers, onChange }: ExpressionInputProps) {
  const missingName = useMissingName(answers);
  const operator = operatorOf(value);
  const constant = isRecord(value) && typeof value.const === 'string' ? value.const : undefined;
  const isUnknown = isRecord(value) && operator === undefined && constant === undefined;
  const isNamed = typeof value === 'string';
  const there = answerNamed(answers, value);
  const chosen =
    operator ??
    (constant === 'today'
      ? '=today'
      : constant !== undefined
        ? '=day'
        : isNamed
          ? `@${there?.name ?? value}`
          : '=number');
  const fits = answers.filter(({ field }) => field.type !== 'object');
  return (
    <div className="ds-expression stack-16">
      <Select
        id={id}
        label={label ?? t('What it is')}
        value={isUnknown ? '=file' : chosen}
        options={[
          ...(isUnknown ? [['=file', t('Set in the file')] as const] : []),
          ['=number', t('a number')],
          ['=today', t('today')],
          ['=day', t('a certain day')],
          ...fits.map((one) => [`@${one.name}`, one.label] as const),
          ...(isNamed && (!there || !fits.includes(there))
            ? [[`@${there?.name ?? value}`, missingName(value)] as const]
            : []),
          ...Object.entries(OPERATORS).map(([key, one]) => [key, `${t(one.label)} …`] as const),
        ]}
        onChoose={(to) => {
          if (to === '=number') onChange(0);
          else if (to === '=today') onChange({ const: 'today' });
          else if (to === '=day') onChange({ const: '2030-01-01' });
          else if (to.startsWith('@')) onChange(to.slice(1));
          else {
            const simple = operator === undefined && value !== undefined ? value : 0;
            onChange(OPERATORS[to]?.begins(simple) ?? 0);
          }
        }}
      />
      {chosen === '=number' && !isUnknown && (
        <NumberInput
          id={`${id}-number`}
          label={t('Number')}
          value={value}
          onNumber={(number) => onChange(number ?? 0, true)}
        />
      )}
      {chosen === '=day' && (
        <TextInput
          id={`${id}-day`}
          label={t('Day, such as 2030-01-31')}
          value={constant}
          onText={(text) => onChange({ const: text }, true)}
        />
      )}
      {operator !== undefined && isRecord(value) && (
        <div className="ds-nested stack-16">
          <Parts
            {...{ id, answers }}
            parts={OPERATORS[operator]?.parts ?? []}
            whole={value}
            onChange={(next, isTyped) =>
              onChange(isRecord(next) ? overRows(next, operator) : 0, isTyped)
            }
          />
        </div>
      )}
    </div>
  );
}

/** In the rows of a list one expression is evaluated; without a list there are several. */
function overRows(value: Values, operator: string): Values {
  const isOver = OPERATORS[operator]?.parts.some(({ key }) => key === 'of');
  const parts = value[operator];
  if (!isOver || (value.of === undefined) === Array.isArray(parts)) return value;
  return { ...value, [operator]: Array.isArray(parts) ? (parts[0] ?? 0) : [parts ?? 0] };
}
