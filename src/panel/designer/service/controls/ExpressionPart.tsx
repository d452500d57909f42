import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { PanelIcon } from '../../../base/PanelIcon';
import { t } from '../../../language/t';
import { Action } from '../../inspector/InspectorFrame';
import { Select } from '../../inspector/Select';
import { labelOf, type NamedAnswer } from '../servicing';
import { ConditionParts } from './Condition';
import { ExpressionInput } from './Expression';
import { Check, Fieldset, NumberInput } from './inputs';
import { type OperatorPart } from './operators';

interface PartInputProps {
  readonly id: string;
  readonly part: OperatorPart;
  readonly whole: Values;
  readonly answers: readonly NamedAnswer[];
  readonly onChange: (value: Json | undefined, isTyped?: boolean) => void;
}

export function PartInput({ id, part, whole, answers: beside, onChange }: PartInputProps) {
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
    isRecord(field) ? [{ name, label: labelOf({ name, value: field }), field }] : [],
  );
  const outer = answers.map((one) => ({
    ...one,
    name: one.name.startsWith('/') ? one.name : `../${one.name}`,
  }));
  return [...inside, ...outer];
}

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
