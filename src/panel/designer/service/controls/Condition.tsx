import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { PanelIcon } from '../../../base/PanelIcon';
import { t } from '../../../language/t';
import type { InputProps } from '../../inspector/Select';
import { answersFor, type NamedAnswer, useServiceRows } from '../servicing';
import { conditionWords, firstTest } from './conditionTests';
import { Tests } from './ConditionTest';
import type { ControlProps } from './control';
import { Fieldset, RemoveButton, unlessEmpty } from './inputs';

/** Renders the condition of a row. */
export function ConditionControl({ row, set, ...input }: ControlProps) {
  const answers = answersFor(useServiceRows(), row);
  return <ConditionSentence {...input} answers={answers} onChange={set} />;
}

type ConditionSentenceProps = Omit<ConditionPartsProps, 'depth'> & InputProps;

/** Renders a condition as a sentence whose parts are chosen. */
export function ConditionSentence(props: ConditionSentenceProps) {
  const { id, label, help, error, value, answers, onChange } = props;
  return (
    <Fieldset {...{ id, label, help, error }}>
      {value !== undefined && (
        <p className="ds-sentence">
          <bdi>{conditionWords(value, answers)}</bdi>
        </p>
      )}
      <ConditionParts {...{ id, value, answers, onChange }} depth={0} />
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
    const parts = entries.flatMap((part): (readonly [string, Json | undefined])[] =>
      part[0] !== from ? [part] : next ? [next] : [],
    );
    onChange(unlessEmpty<Values>(Object.fromEntries(parts)), isTyped);
  };
  const putPart = (name: string) => (next: Json | undefined, isTyped?: boolean) =>
    put(name, next === undefined ? undefined : [name, next], isTyped);
  const free = answers.filter(({ name }) => !Object.hasOwn(condition, name));
  const first = likely(free);
  const fresh = (): Values => (first ? { [first.name]: firstTest(first.field) } : {});
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
              onChange={putPart(name)}
            />
          );
        }
        if (name === 'not') {
          return (
            <Nested key={name} label={t('Not')} onRemove={() => put(name, undefined)}>
              <ConditionParts
                {...{ id: own, value: part, answers }}
                depth={depth + 1}
                onChange={putPart(name)}
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

/** Returns the answer on which something most likely depends: a yes or no, or a choice. */
const likely = (answers: readonly NamedAnswer[]): NamedAnswer | undefined =>
  answers.find(({ field }) => field.type === 'boolean' || Array.isArray(field.choices)) ??
  answers[0];

const Adder = (props: {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}) => (
  <Button
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
    <RemoveButton label={label} onClick={onRemove} />
  </fieldset>
);

type AlternativesProps = ConditionPartsProps & Pick<InputProps, 'label'>;

function Alternatives({ id, label, value, answers, onChange, depth }: AlternativesProps) {
  const all = Array.isArray(value) ? value : [];
  const put = (index: number, next: Json | undefined, isTyped?: boolean) => {
    const left = all.flatMap((one, at) =>
      at !== index ? [one] : next === undefined ? [] : [next],
    );
    onChange(unlessEmpty<Json>(left), isTyped);
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
          const first = likely(answers);
          if (first) onChange([...all, { [first.name]: firstTest(first.field) }]);
        }}
      />
    </Nested>
  );
}
