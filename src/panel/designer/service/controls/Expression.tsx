import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { PanelIcon } from '../../../base/PanelIcon';
import { t } from '../../../language/t';
import { Action } from '../../inspector/InspectorFrame';
import { Select } from '../../inspector/Select';
import { answersFor, type NamedAnswer, useServiceRows } from '../servicing';
import { ConditionParts } from './Condition';
import type { ControlProps } from './control';
import { Check, Fieldset, NumberInput, TextInput } from './inputs';
import { operatorOf, type OperatorPart, OPERATORS } from './operators';
import { RemoveButton } from './simple';

/** Renders what is calculated, or a bound, which may be a number. */
export function ExpressionControl(props: ControlProps) {
  const { row, keyword, id, label, help, error, value, set } = props;
  const answers = answersFor(useServiceRows(), row);
  const isBound = keyword !== 'calculate';
  if (value === undefined || (isBound && typeof value === 'number')) {
    return (
      <div className="ds-bound">
        {isBound && (
          <NumberInput
            {...{ id, label, help, error }}
            value={value}
            onNumber={(number) => set(number, true)}
          />
        )}
        <Button size="small" onClick={() => set(answers[0]?.name ?? 0)}>
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
  const operator = operatorOf(value);
  const constant = isRecord(value) && typeof value.const === 'string' ? value.const : undefined;
  const isUnknown = isRecord(value) && operator === undefined && constant === undefined;
  const isNamed = typeof value === 'string';
  const chosen =
    operator ??
    (constant === 'today'
      ? '=today'
      : constant !== undefined
        ? '=day'
        : isNamed
          ? `@${value}`
          : '=number');
  const fits = answers.filter(({ field }) => field.type !== 'object');
  const isThere = fits.some(({ name }) => name === value);
  return (
    <div className="ds-expression stack-8">
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
          ...(isNamed && !isThere ? [[`@${value}`, value] as const] : []),
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
          value={typeof value === 'number' ? value : undefined}
          onNumber={(number) => onChange(number ?? 0, true)}
        />
      )}
      {chosen === '=day' && (
        <TextInput
          id={`${id}-day`}
          label={t('Day, such as 2030-01-31')}
          value={constant ?? ''}
          onText={(text) => onChange({ const: text }, true)}
        />
      )}
      {operator !== undefined && isRecord(value) && (
        <div className="ds-nested stack-8">
          {OPERATORS[operator]?.parts.map((part) => (
            <PartInput
              key={part.key}
              id={`${id}-${part.key}`}
              {...{ part, answers }}
              whole={value}
              onChange={(next, isTyped) => {
                const { [part.key]: _, ...others } = value;
                const all = next === undefined ? others : { ...value, [part.key]: next };
                onChange(overRows(all, operator), isTyped);
              }}
            />
          ))}
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

interface PartInputProps {
  readonly id: string;
  readonly part: OperatorPart;
  readonly whole: Values;
  readonly answers: readonly NamedAnswer[];
  readonly onChange: (value: Json | undefined, isTyped?: boolean) => void;
}

function PartInput({ id, part, whole, answers: beside, onChange }: PartInputProps) {
  const label = t(part.label);
  const value = whole[part.key];
  const list = part.inRowsOf === undefined ? undefined : whole[part.inRowsOf];
  const answers = inRows(beside, list);
  switch (part.is) {
    case 'number':
      return (
        <NumberInput
          {...{ id, label }}
          value={typeof value === 'number' ? value : undefined}
          onNumber={(number) => onChange(number, true)}
        />
      );
    case 'name':
    case 'names':
      return <ListChoice {...{ id, label, value, part, onChange }} answers={beside} />;
    case 'condition':
      return (
        <Fieldset label={label}>
          <ConditionParts
            {...{ id, value, answers }}
            depth={1}
            onChange={(next, isTyped) =>
              onChange(next ?? (part.isOptional ? undefined : {}), isTyped)
            }
          />
        </Fieldset>
      );
    case 'list':
    case 'pair':
      return Array.isArray(value) ? (
        <Parts {...{ id, label, value, answers, onChange }} isPair={part.is === 'pair'} />
      ) : (
        <ExpressionInput {...{ id, label, value, answers, onChange }} />
      );
    case 'expression':
      return (
        <Optional {...{ label, value, onChange }} isOptional={part.isOptional === true}>
          <ExpressionInput {...{ id, label, value, answers, onChange }} />
        </Optional>
      );
  }
}

interface OptionalProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly isOptional: boolean;
  readonly onChange: (value: Json | undefined) => void;
  readonly children: ReactNode;
}

const Optional = ({ label, value, isOptional, onChange, children }: OptionalProps) =>
  isOptional ? (
    <>
      <Check
        label={label}
        isOn={value !== undefined}
        onToggle={(isOn) => onChange(isOn ? 1 : undefined)}
      />
      {value !== undefined && children}
    </>
  ) : (
    children
  );

/** Returns the answers in the rows of a list among those beside it, and around. */
function inRows(answers: readonly NamedAnswer[], list: Json | undefined): readonly NamedAnswer[] {
  const of = answers.find(({ name }) => name === list)?.field;
  const row = of && isRecord(of.items) ? of.items : undefined;
  if (!row || !isRecord(row.properties)) return answers;
  const inside = Object.entries(row.properties).flatMap(([name, field]): NamedAnswer[] =>
    isRecord(field) ? [{ name, label: labelIn(field, name), field }] : [],
  );
  const outer = answers.map((one) => ({
    ...one,
    name: one.name.startsWith('/') ? one.name : `../${one.name}`,
  }));
  return [...inside, ...outer];
}

const labelIn = ({ label }: Values, name: string): string =>
  Array.isArray(label) ? String(label[2] || label[0] || name) : name;

interface ListChoiceProps extends Omit<PartInputProps, 'whole'> {
  readonly label: string;
  readonly value: Json | undefined;
}

/** Renders the choice of a list; with it, an expression is evaluated in each of its rows. */
function ListChoice({ id, label, value, part, answers, onChange }: ListChoiceProps) {
  const isOf = part.is === 'name';
  const fits = answers.filter(({ field }) =>
    isOf ? field.type === 'array' : field.type === 'array' || field.widget === 'counter',
  );
  const present = typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : '';
  return (
    <Select
      {...{ id, label }}
      value={present === '' ? 'none' : present}
      options={[
        ...(isOf || present === '' ? [['none', t('None')] as const] : []),
        ...fits.map((one) => [one.name, one.label] as const),
        ...(present !== '' && !fits.some(({ name }) => name === present)
          ? [[present, present] as const]
          : []),
      ]}
      onChoose={(name) => {
        if (name !== present) onChange(name === 'none' ? undefined : name);
      }}
    />
  );
}

interface PartsProps {
  readonly id: string;
  readonly label: string;
  readonly value: readonly Json[];
  readonly answers: readonly NamedAnswer[];
  readonly isPair: boolean;
  readonly onChange: (value: Json, isTyped?: boolean) => void;
}

function Parts({ id, label, value, answers, isPair, onChange }: PartsProps) {
  return (
    <Fieldset label={label}>
      {value.map((one, index) => (
        <div key={index} className="ds-part">
          <ExpressionInput
            id={`${id}-${index}`}
            label={t('Part {{number}}', { number: index + 1 })}
            {...{ value: one, answers }}
            onChange={(next, isTyped) =>
              onChange(
                value.map((other, at) => (at === index ? next : other)),
                isTyped,
              )
            }
          />
          {!isPair && value.length > 1 && (
            <Action
              name={t('Delete part {{number}}', { number: index + 1 })}
              icon="bin"
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {!isPair && (
        <div>
          <Button
            size="small"
            startIcon={<PanelIcon shape="add" />}
            onClick={() => onChange([...value, answers[0]?.name ?? 0])}
          >
            {t('Add a part')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
