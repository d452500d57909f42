import type { ReactNode } from 'react';
import type { SharedFiles } from '../../../../definition/model/resolve';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { sentenceCase } from '../../core/rowWords';
import { wholeField } from '../document';
import { answerNamed, labelOf, type NamedAnswer, useServiceParts } from '../servicing';
import { AnswerSelect } from './AnswerSelect';
import { ConditionParts } from './Condition';
import { ExpressionInput } from './Expression';
import { Fieldset, NumberInput, withPart } from './inputs';
import { Check } from '../../../data/fields/Checks';
import { ItemList } from './ItemList';
import type { OperatorPart } from './operators';

interface PartInputProps {
  readonly id: string;
  readonly part: OperatorPart;
  readonly whole: Values;
  readonly answers: readonly NamedAnswer[];
  readonly onChange: (value: Json | undefined, isTyped?: boolean) => void;
}

function PartInput({ id, part, whole, answers: beside, onChange }: PartInputProps) {
  const { shared } = useServiceParts();
  const label = t(part.label);
  const value = whole[part.key];
  const list = part.inRowsOf === undefined ? undefined : whole[part.inRowsOf];
  const answers = inRows(beside, list, shared);
  switch (part.is) {
    case 'number':
      return (
        <NumberInput {...{ id, label, value }} onNumber={(number) => onChange(number, true)} />
      );
    case 'listName':
    case 'name':
      return <NameInput {...{ id, label, value, onChange }} is={part.is} answers={beside} />;
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
        <Expressions {...{ id, label, value, answers, onChange }} isPair={part.is === 'pair'} />
      ) : (
        <ExpressionInput {...{ id, label, value, answers, onChange }} />
      );
    case 'expression':
      return (
        <Optional {...{ label, value, onChange }} isOptional={part.isOptional === true}>
          <ExpressionInput {...{ id, label, value, answers, onChange }} />
        </Optional>
      );
    case 'groups':
      return (
        <ItemList
          {...{ label, value }}
          what="group {{number}}"
          addLabel={t('Add a group')}
          fresh={() => ({ people: '', price: 0 })}
          least={1}
          onChange={onChange}
        >
          {(one, index, put) => (
            <div className="stack-16">
              <Parts
                id={`${id}-${index}`}
                parts={part.parts ?? []}
                whole={isRecord(one) ? one : {}}
                {...{ answers }}
                onChange={(next, isTyped) => put(next ?? {}, isTyped)}
              />
            </div>
          )}
        </ItemList>
      );
    case 'group':
      return (
        <Optional {...{ label, value, onChange }} first={{ people: 1, price: 0 }} isOptional>
          <div className="ds-nested stack-16">
            <Parts
              {...{ id, answers, onChange }}
              parts={part.parts ?? []}
              whole={isRecord(value) ? value : {}}
            />
          </div>
        </Optional>
      );
  }
}

interface OptionalProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly isOptional: boolean;
  /** With what it begins. */
  readonly first?: Json;
  readonly onChange: (value: Json | undefined) => void;
  readonly children: ReactNode;
}

const Optional = ({ label, value, isOptional, first = 1, onChange, children }: OptionalProps) =>
  isOptional ? (
    <>
      <Check
        label={label}
        isOn={value !== undefined}
        onToggle={(isOn) => onChange(isOn ? first : undefined)}
      />
      {value !== undefined && children}
    </>
  ) : (
    children
  );

/** Returns the answers in the rows of a list among those beside it, and around. */
function inRows(
  answers: readonly NamedAnswer[],
  list: Json | undefined,
  shared: SharedFiles,
): readonly NamedAnswer[] {
  const of = answerNamed(answers, list)?.field;
  const { properties } = wholeField(of?.items, shared);
  if (!isRecord(properties)) return answers;
  const inside = Object.entries(properties).map(([name, one]): NamedAnswer => {
    const field = wholeField(one, shared);
    return { name, label: labelOf({ name, value: field }), field };
  });
  const outer = answers.map((one) => ({
    ...one,
    name: one.name.startsWith('/') ? one.name : `../${one.name}`,
  }));
  return [...inside, ...outer];
}

interface NameInputProps extends Omit<PartInputProps, 'whole' | 'part'> {
  readonly label: string;
  readonly value: Json | undefined;
  readonly is: OperatorPart['is'];
}

/** Renders the choice of a list, in each of whose rows an expression is evaluated, or of what is counted. */
function NameInput({ id, label, value, is, answers, onChange }: NameInputProps) {
  const isCounted = ({ field }: NamedAnswer) =>
    field.type === 'array' || field.widget === 'counter' || field.type === 'integer';
  return (
    <AnswerSelect
      {...{ id, label }}
      value={Array.isArray(value) ? value.join(', ') : value}
      answers={answers.filter(
        is === 'listName' ? ({ field }) => field.type === 'array' : isCounted,
      )}
      isOptional={is === 'listName'}
      onChoose={onChange}
    />
  );
}

interface ExpressionsProps {
  readonly id: string;
  readonly label: string;
  readonly value: readonly Json[];
  readonly answers: readonly NamedAnswer[];
  readonly isPair: boolean;
  readonly onChange: (value: Json, isTyped?: boolean) => void;
}

function Expressions({ id, label, value, answers, isPair, onChange }: ExpressionsProps) {
  return (
    <ItemList
      {...{ label, value }}
      what="part {{number}}"
      addLabel={t('Add a part')}
      fresh={isPair ? undefined : () => answers[0]?.name ?? 0}
      least={isPair ? 2 : 1}
      onChange={onChange}
    >
      {(one, index, put) => (
        <ExpressionInput
          id={`${id}-${index}`}
          label={sentenceCase(t('part {{number}}', { number: index + 1 }))}
          {...{ value: one, answers }}
          onChange={put}
        />
      )}
    </ItemList>
  );
}

interface NestedPartsProps extends Omit<PartInputProps, 'part'> {
  readonly parts: readonly OperatorPart[];
}

/** Renders the parts of an operator, or of what is in one of its parts. */
export const Parts = ({ id, parts, whole, answers, onChange }: NestedPartsProps) =>
  parts.map((part) => (
    <PartInput
      key={part.key}
      id={`${id}-${part.key}`}
      {...{ part, whole, answers }}
      onChange={(next, isTyped) => onChange(withPart(whole, part.key, next), isTyped)}
    />
  ));
