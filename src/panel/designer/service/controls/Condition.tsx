import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { PanelIcon } from '../../../base/PanelIcon';
import { t } from '../../../language/t';
import { Action } from '../../inspector/InspectorFrame';
import { Select } from '../../inspector/Select';
import { answersFor, type NamedAnswer, useServiceRows } from '../servicing';
import {
  conditionWords,
  firstValue,
  type OneTest,
  type Op,
  opsFor,
  opWords,
  testOf,
  testsIn,
  valueWords,
} from './conditionTests';
import type { ControlProps } from './control';
import { Check, Fieldset, NumberInput, TextInput } from './inputs';
import { Operand } from './Operand';

/** Renders a condition as a sentence whose parts are chosen. */
export function ConditionControl({ row, id, label, help, error, value, set }: ControlProps) {
  const answers = answersFor(useServiceRows(), row);
  return (
    <Fieldset {...{ id, label, help, error }}>
      {value !== undefined && (
        <p className="ds-sentence">
          <bdi>{conditionWords(value, answers)}</bdi>
        </p>
      )}
      <ConditionParts {...{ id, value, answers }} onChange={set} depth={0} />
    </Fieldset>
  );
}

interface ConditionPartsProps {
  readonly id: string;
  readonly value: Json | undefined;
  readonly answers: readonly NamedAnswer[];
  readonly onChange: (value: Json | undefined, isTyped?: boolean) => void;
  readonly depth: number;
}

const DEEPEST = 3;

/** Renders the parts of a condition, which must all be met. */
export function ConditionParts({ id, value, answers, onChange, depth }: ConditionPartsProps) {
  const condition = isRecord(value) ? value : {};
  const entries = Object.entries(condition);
  const put = (from: string, next: readonly [string, Json] | undefined, isTyped?: boolean) => {
    const parts = entries.flatMap(([name, part]) => {
      if (name !== from) return [[name, part] as const];
      return next ? [next] : [];
    });
    onChange(parts.length > 0 ? Object.fromEntries(parts) : undefined, isTyped);
  };
  const free = answers.filter(({ name }) => !Object.hasOwn(condition, name));
  const [first] = free;
  const fresh = (): Values => {
    if (!first) return {};
    const [op = 'answered'] = opsFor(first.field);
    return { [first.name]: testOf([{ op, value: firstValue(op, first.field) }]) };
  };
  return (
    <div className="stack-8">
      {entries.map(([name, part = null], index) => {
        const own = `${id}-${index}`;
        if (name === 'any' || name === 'all') {
          return (
            <Alternatives
              key={name}
              {...{ id: own, value: part, answers, depth }}
              label={name === 'any' ? t('At least one of these') : t('All of these')}
              onChange={(next, isTyped) =>
                put(name, next === undefined ? undefined : [name, next], isTyped)
              }
            />
          );
        }
        if (name === 'not') {
          return (
            <Nested key={name} label={t('Not')} onRemove={() => put(name, undefined)}>
              <ConditionParts
                {...{ id: own, value: part, answers }}
                depth={depth + 1}
                onChange={(next, isTyped) =>
                  put(name, next === undefined ? undefined : [name, next], isTyped)
                }
              />
            </Nested>
          );
        }
        return (
          <Tests
            key={index}
            {...{ id: own, name, value: part, answers }}
            free={free}
            onChange={(next, isTyped) => put(name, next, isTyped)}
          />
        );
      })}
      <div className="row">
        <Adder
          label={entries.length > 0 ? t('And another condition') : t('Add a condition')}
          isOff={!first}
          onClick={() => onChange({ ...condition, ...fresh() })}
        />
        {depth < DEEPEST && entries.length > 0 && condition.any === undefined && (
          <Adder
            label={t('And one of several')}
            isOff={answers.length === 0}
            onClick={() => onChange({ ...condition, any: [fresh()] })}
          />
        )}
        {depth < DEEPEST && condition.not === undefined && (
          <Adder
            label={t('And not')}
            isOff={!first}
            onClick={() => onChange({ ...condition, not: fresh() })}
          />
        )}
      </div>
    </div>
  );
}

const Adder = (props: {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}) => (
  <Button
    size="small"
    startIcon={<PanelIcon shape="add" />}
    aria-disabled={props.isOff}
    onClick={props.isOff ? undefined : props.onClick}
  >
    {props.label}
  </Button>
);

interface NestedProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const Nested = ({ label, onRemove, children }: NestedProps) => (
  <fieldset className="pn-field ds-nested">
    <legend>{label}</legend>
    {children}
    <Button size="small" onClick={onRemove}>
      {t('Remove')}
      <span className="visually-hidden">: {label}</span>
    </Button>
  </fieldset>
);

interface AlternativesProps extends ConditionPartsProps {
  readonly label: string;
}

function Alternatives({ id, label, value, answers, onChange, depth }: AlternativesProps) {
  const all = Array.isArray(value) ? value : [];
  const put = (index: number, next: Json | undefined, isTyped?: boolean) => {
    const left = all.flatMap((one, at) =>
      at === index ? (next === undefined ? [] : [next]) : [one],
    );
    onChange(left.length > 0 ? left : undefined, isTyped);
  };
  return (
    <Nested label={label} onRemove={() => onChange(undefined)}>
      {all.map((one, index) => (
        <ConditionParts
          key={index}
          {...{ id: `${id}-${index}`, value: one, answers }}
          depth={depth + 1}
          onChange={(next, isTyped) => put(index, next, isTyped)}
        />
      ))}
      <Adder
        label={t('Add an alternative')}
        isOff={answers.length === 0}
        onClick={() => {
          const [first] = answers;
          const [op = 'answered'] = opsFor(first?.field ?? {});
          const test = testOf([{ op, value: firstValue(op, first?.field ?? {}) }]);
          onChange([...all, { [first?.name ?? '']: test }]);
        }}
      />
    </Nested>
  );
}

interface TestsProps extends Omit<ConditionPartsProps, 'depth' | 'onChange'> {
  readonly name: string;
  readonly free: readonly NamedAnswer[];
  readonly onChange: (next: readonly [string, Json] | undefined, isTyped?: boolean) => void;
}

/** Renders the tests of one answer, each on a line: question, test, value. */
function Tests({ id, name, value, answers, free, onChange }: TestsProps) {
  const field = answers.find((one) => one.name === name)?.field ?? {};
  const tests = testsIn(value);
  const known = answers.some((one) => one.name === name);
  const options = answers.filter((one) => one.name === name || free.includes(one));
  const choose = (to: string) => {
    const next = answers.find((one) => one.name === to);
    const [op = 'answered'] = opsFor(next?.field ?? {});
    onChange([to, testOf([{ op, value: firstValue(op, next?.field ?? {}) }])]);
  };
  if (!tests) {
    return (
      <p className="row muted">
        <bdi>{name}</bdi> {t('is set in the file')}
        <RemoveTest name={name} onClick={() => onChange(undefined)} />
      </p>
    );
  }
  const put = (index: number, next: OneTest | undefined, isTyped?: boolean) => {
    const all = tests.flatMap((one, at) => (at === index ? (next ?? []) : one));
    onChange(all.length > 0 ? [name, testOf(all)] : undefined, isTyped);
  };
  return tests.map((test, index) => (
    <Box key={index} className="ds-test">
      <Select
        id={`${id}-${index}-name`}
        label={t('Question')}
        value={name}
        options={[
          ...(known ? [] : [[name, name] as const]),
          ...options.map((one) => [one.name, one.label] as const),
        ]}
        onChoose={choose}
      />
      <Select
        id={`${id}-${index}-test`}
        label={t('Condition')}
        value={test.op}
        options={[...new Set([...opsFor(field), test.op])].map(
          (op) => [op, opWords(op, field)] as const,
        )}
        onChoose={(op) => put(index, { op: op as Op, value: firstValue(op as Op, field) })}
      />
      <ValueInput
        id={`${id}-${index}-value`}
        {...{ test, field, answers }}
        onChange={(next, isTyped) => put(index, { op: test.op, value: next }, isTyped)}
      />
      <RemoveTest name={name} onClick={() => put(index, undefined)} />
    </Box>
  ));
}

const RemoveTest = (props: { readonly name: string; readonly onClick: () => void }) => (
  <Action name={t('Delete this condition')} icon="bin" onClick={props.onClick} />
);

interface ValueInputProps {
  readonly id: string;
  readonly test: OneTest;
  readonly field: Values;
  readonly answers: readonly NamedAnswer[];
  readonly onChange: (value: Json, isTyped?: boolean) => void;
}

/** Renders the value of a test, by the kind of the answer. */
function ValueInput({ id, test, field, answers, onChange }: ValueInputProps) {
  const { op, value } = test;
  const label = t('Answer');
  if (op === 'answered' || op === 'unanswered') return null;
  if (op === 'ageAtLeast' || op === 'ageAtMost') {
    return (
      <NumberInput
        {...{ id }}
        label={t('Years')}
        value={typeof value === 'number' ? value : undefined}
        onNumber={(years) => onChange(years ?? 0, true)}
      />
    );
  }
  if (op === 'atLeast' || op === 'atMost') {
    return <Operand {...{ id, label, value, answers, onChange }} isDay={field.format === 'date'} />;
  }
  const choices = field.type === 'boolean' ? [true, false] : choiceValues(field);
  if (Array.isArray(value)) {
    return (
      <Fieldset label={label}>
        {(choices.length > 0 ? choices : value).map((one) => (
          <Check
            key={String(one)}
            label={valueWords(one, field)}
            isOn={value.includes(one)}
            onToggle={(isOn) => {
              const next = isOn ? [...value, one] : value.filter((other) => other !== one);
              if (next.length > 0) onChange(next);
            }}
          />
        ))}
      </Fieldset>
    );
  }
  if (choices.length > 0) {
    const options = choices.some((one) => one === value) ? choices : [...choices, value];
    return (
      <Select
        {...{ id, label }}
        value={String(value)}
        options={options.map((one) => [String(one), valueWords(one, field)] as const)}
        onChoose={(chosen) => onChange(options.find((one) => String(one) === chosen) ?? chosen)}
      />
    );
  }
  return typeof value === 'number' ? (
    <NumberInput {...{ id, label, value }} onNumber={(number) => onChange(number ?? 0, true)} />
  ) : (
    <TextInput {...{ id, label }} value={String(value)} onText={(text) => onChange(text, true)} />
  );
}

const choiceValues = ({ choices, items }: Values): Json[] => {
  const list = Array.isArray(choices) ? choices : isRecord(items) ? items.choices : undefined;
  return (Array.isArray(list) ? list : []).flatMap((one) =>
    isRecord(one) && one.value !== undefined ? [one.value] : [],
  );
};
