import Box from '@mui/material/Box';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { Action } from '../../inspector/InspectorFrame';
import { Select } from '../../inspector/Select';
import { type NamedAnswer } from '../servicing';
import {
  firstTest,
  firstValue,
  type OneTest,
  type Op,
  opsFor,
  opWords,
  testOf,
  testsIn,
  valueWords,
} from './conditionTests';
import { Check, Fieldset, NumberInput, TextInput } from './inputs';
import { Operand } from './Operand';

interface TestsProps {
  readonly id: string;
  readonly value: Json | undefined;
  readonly answers: readonly NamedAnswer[];
  readonly name: string;
  readonly free: readonly NamedAnswer[];
  readonly onChange: (next: readonly [string, Json] | undefined, isTyped?: boolean) => void;
}

/** Renders the tests of one answer, each on a line: question, test, value. */
export function Tests({ id, name, value, answers, free, onChange }: TestsProps) {
  const field = answers.find((one) => one.name === name)?.field ?? {};
  const tests = testsIn(value);
  const known = answers.some((one) => one.name === name);
  const options = answers.filter((one) => one.name === name || free.includes(one));
  const choose = (to: string) => {
    const next = answers.find((one) => one.name === to);
    onChange([to, firstTest(next?.field ?? {})]);
  };
  if (!tests) {
    return (
      <p className="row muted">
        <bdi>{name}</bdi> {t('is set in the file')}
        <RemoveTest onClick={() => onChange(undefined)} />
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
      <RemoveTest onClick={() => put(index, undefined)} />
    </Box>
  ));
}

const RemoveTest = ({ onClick }: { readonly onClick: () => void }) => (
  <Action name={t('Delete this condition')} icon="bin" onClick={onClick} />
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
