import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { type InputProps, Select } from '../../inspector/Select';
import { wholeField } from '../document';
import { labelOf, useServiceParts } from '../servicing';
import { valueWords } from './conditionTests';
import { Fieldset, NumberInput, TextInput, unlessEmpty, withPart } from './inputs';
import { Checks } from '../../../data/fields/Checks';
import { ItemList } from './ItemList';

interface AnswerInputProps extends InputProps {
  /** What the answer is to. */
  readonly field: Values;
  readonly value: Json | undefined;
  /** What it says if there is none; left out: there is always one. */
  readonly none?: string;
  readonly onChange: (value: Json | undefined, isTyped?: boolean) => void;
}

/** Renders a fixed answer to a question, by the kind of the question. */
export function AnswerInput(props: AnswerInputProps) {
  const { field, value, none, onChange, ...input } = props;
  const { type, items, properties } = field;
  if (type === 'object' && isRecord(properties)) {
    const record = isRecord(value) ? value : {};
    return (
      <Fieldset {...input}>
        <Parts {...{ id: input.id, properties, record, onChange }} />
      </Fieldset>
    );
  }
  const choices = answersOf(field);
  if (type === 'array' && isRecord(items)) {
    return (
      <ItemList
        {...input}
        value={value}
        what="row {{number}}"
        addLabel={t('Add a row')}
        fresh={() => (items.type === 'object' ? {} : '')}
        onChange={(rows, isTyped) =>
          onChange(none === undefined ? rows : unlessEmpty(rows), isTyped)
        }
      >
        {(row, index, put) => (
          <AnswerInput
            id={`${input.id}-${index}`}
            label={labelOf({ name: t('row {{number}}', { number: index + 1 }), value: items })}
            field={items}
            value={row}
            onChange={(next, isTyped) => put(next ?? null, isTyped)}
          />
        )}
      </ItemList>
    );
  }
  if (type === 'array' || Array.isArray(value)) {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <Fieldset {...input}>
        <Checks
          options={(choices.length > 0 ? choices : chosen).map(
            (one) => [one, valueWords(one, field)] as const,
          )}
          chosen={chosen}
          onChoose={(next) => {
            if (next.length > 0) onChange(next);
            else if (none !== undefined) onChange(undefined);
          }}
        />
      </Fieldset>
    );
  }
  if (choices.length > 0) {
    const isOther = value !== undefined && !choices.includes(value);
    const options = isOther ? [...choices, value] : choices;
    return (
      <Select
        {...input}
        value={value === undefined ? (none === undefined ? '' : 'none') : String(value)}
        options={[
          ...(none === undefined ? [] : [['none', none] as const]),
          ...options.map((one) => [String(one), valueWords(one, field)] as const),
        ]}
        onChoose={(chosen) =>
          onChange(chosen === 'none' ? undefined : options.find((one) => String(one) === chosen))
        }
      />
    );
  }
  return isNumeric(field) || typeof value === 'number' ? (
    <NumberInput
      {...{ ...input, value }}
      onNumber={(number) => onChange(number ?? (none === undefined ? 0 : undefined), true)}
    />
  ) : (
    <TextInput
      {...{ ...input, value }}
      onText={(text) => onChange(text === '' && none !== undefined ? undefined : text, true)}
    />
  );
}

interface PartsProps {
  readonly id: string;
  readonly properties: Values;
  readonly record: Values;
  readonly onChange: (record: Values, isTyped?: boolean) => void;
}

function Parts({ id, properties, record, onChange }: PartsProps) {
  const { shared } = useServiceParts();
  return Object.entries(properties).map(([name, one]) => {
    const field = wholeField(one, shared);
    return (
      <AnswerInput
        key={name}
        id={`${id}-${name}`}
        label={labelOf({ name, value: field })}
        field={field}
        value={record[name]}
        none={t('None')}
        onChange={(next, isTyped) => onChange(withPart(record, name, next), isTyped)}
      />
    );
  });
}

const isNumeric = ({ type }: Values): boolean => type === 'integer' || type === 'number';

/** Returns the answers from which one is chosen; none if it is typed. */
function answersOf({ type, choices, items }: Values): Json[] {
  if (type === 'boolean') return [true, false];
  const list = Array.isArray(choices) ? choices : isRecord(items) ? items.choices : undefined;
  return (Array.isArray(list) ? list : []).flatMap((one) =>
    isRecord(one) && one.value !== undefined ? [one.value] : [],
  );
}
