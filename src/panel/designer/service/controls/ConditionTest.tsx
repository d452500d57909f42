import Box from '@mui/material/Box';
import type { Json, Values } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { Action } from '../../inspector/InspectorFrame';
import { Select } from '../../inspector/Select';
import { answerNamed, type NamedAnswer } from '../servicing';
import {
  conditionWords,
  firstTest,
  firstValue,
  type OneTest,
  type Op,
  opsFor,
  opWords,
  testOf,
  testsIn,
} from './conditionTests';
import { AnswerInput } from './AnswerInput';
import { AnswerSelect } from './AnswerSelect';
import { NumberInput } from './inputs';
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
  const answer = answerNamed(answers, name);
  const field = answer?.field ?? {};
  const tests = testsIn(value);
  if (!tests) {
    return (
      <p className="row muted">
        <bdi>{name}</bdi> {t('is set in the file')}
        <RemoveTest words={name} onClick={() => onChange(undefined)} />
      </p>
    );
  }
  const put = (index: number, next: OneTest | undefined, isTyped?: boolean) => {
    const all = tests.flatMap((one, at) => (at === index ? (next ?? []) : one));
    onChange(all.length > 0 ? [name, testOf(all)] : undefined, isTyped);
  };
  return tests.map((test, index) => (
    <Box key={index} className="ds-test">
      <AnswerSelect
        id={`${id}-${index}-name`}
        label={t('Question')}
        value={name}
        answers={answers.filter((one) => one === answer || free.includes(one))}
        onChoose={(to = '') => onChange([to, firstTest(answerNamed(answers, to)?.field ?? {})])}
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
      <RemoveTest
        words={conditionWords({ [name]: testOf([test]) }, answers)}
        onClick={() => put(index, undefined)}
      />
    </Box>
  ));
}

const RemoveTest = (props: { readonly words: string; readonly onClick: () => void }) => (
  <Action
    name={t('Delete the condition {{words}}', { words: props.words })}
    icon="bin"
    onClick={props.onClick}
  />
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
        {...{ id, value }}
        label={t('Years')}
        onNumber={(years) => onChange(years ?? 0, true)}
      />
    );
  }
  if (op === 'atLeast' || op === 'atMost') {
    return <Operand {...{ id, label, value, answers, onChange }} isDay={field.format === 'date'} />;
  }
  return (
    <AnswerInput
      {...{ id, label, value }}
      field={field.type === 'array' ? { ...field, type: 'string' } : field}
      onChange={(next, isTyped) => onChange(next ?? null, isTyped)}
    />
  );
}
