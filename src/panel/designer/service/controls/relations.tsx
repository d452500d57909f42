import Button from '@mui/material/Button';
import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import type { PanelText } from '../../../language/panelText';
import { t } from '../../../language/t';
import { wordsIn } from '../../core/rowWords';
import { Select } from '../../inspector/Select';
import { answersFor, useServiceParts, useServiceRows } from '../servicing';
import type { ControlProps } from './control';
import { ExpressionInput } from './Expression';
import { Check, Fieldset, NumberInput, RemoveButton, TextInput } from './inputs';
import { Operand } from './Operand';

/* Controls of keywords that relate a question to other answers. */

const ORDERS = [
  ['after', 'A day after', true],
  ['notBefore', 'Not before', true],
  ['notAfter', 'Not after', true],
  ['differs', 'Not the same as', false],
  ['same', 'The same as', false],
] as const satisfies readonly (readonly [string, PanelText, boolean])[];

/** Renders what an answer must be beside others. */
export function CompareControl({ row, id, label, error, value, set }: ControlProps) {
  const answers = answersFor(useServiceRows(), row);
  const isDay = row.value.format === 'date';
  const compare = isRecord(value) ? value : {};
  const put = (key: string, next: Json | undefined, isTyped?: boolean) => {
    const { [key]: _, ...others } = compare;
    const all = next === undefined ? others : { ...compare, [key]: next };
    set(Object.keys(all).length > 0 ? all : undefined, isTyped);
  };
  const texts = answers.filter(({ field }) => field.type === 'string' && field.format !== 'date');
  const age = isRecord(compare.age) ? compare.age : {};
  return (
    <Fieldset {...{ id, label, error }}>
      {ORDERS.filter(([, , forDays]) => forDays === isDay).map(([order, words]) => {
        const operands: Json[] = [compare[order] ?? []].flat();
        return (
          <Fieldset key={order} label={t(words)}>
            {operands.map((operand, index) => {
              const change = (next: Json | undefined, isTyped?: boolean) => {
                const left = operands.flatMap((one, at) =>
                  at === index ? (next === undefined ? [] : [next]) : [one],
                );
                put(order, left.length > 1 ? left : left[0], isTyped);
              };
              const own = `${id}-${order}-${index}`;
              return (
                <div key={index} className="ds-part">
                  {isDay ? (
                    <Operand
                      id={own}
                      label={t('Day')}
                      {...{ value: operand, answers, isDay }}
                      others={[['above', t('the same day in the row above')]]}
                      onChange={change}
                    />
                  ) : (
                    <Select
                      id={own}
                      label={t('Answer')}
                      value={String(operand)}
                      options={texts.map((one) => [one.name, one.label] as const)}
                      onChoose={(name) => change(name)}
                    />
                  )}
                  <RemoveButton label={t(words)} onClick={() => change(undefined)} />
                </div>
              );
            })}
            <div>
              <Button
                size="small"
                aria-disabled={!isDay && texts.length === 0}
                onClick={() => {
                  const fresh = isDay ? 'today' : texts[0]?.name;
                  if (fresh !== undefined)
                    put(order, operands.length > 0 ? [...operands, fresh] : fresh);
                }}
              >
                {t('Add')}
                <span className="visually-hidden">: {t(words)}</span>
              </Button>
            </div>
          </Fieldset>
        );
      })}
      {isDay && (
        <Fieldset label={t('Age of who was born then')}>
          {(['from', 'to'] as const).map((bound) => (
            <NumberInput
              key={bound}
              id={`${id}-age-${bound}`}
              label={bound === 'from' ? t('At least, in years') : t('At most, in years')}
              value={typeof age[bound] === 'number' ? age[bound] : undefined}
              onNumber={(years) => {
                const { [bound]: _, ...other } = age;
                const next = years === undefined ? other : { ...age, [bound]: years };
                put('age', Object.keys(next).length > 0 ? next : undefined, true);
              }}
            />
          ))}
        </Fieldset>
      )}
    </Fieldset>
  );
}

/** Renders what is put in when the form opens. */
export function PrefillControl({ row, id, label, help, error, value, set }: ControlProps) {
  const answers = answersFor(useServiceRows(), row);
  const isDay = row.value.format === 'date';
  const prefill = isRecord(value) ? value : undefined;
  const chosen = prefill
    ? (['from', 'calculate', 'const'].find((key) => Object.hasOwn(prefill, key)) ?? 'none')
    : typeof value === 'string'
      ? value
      : 'none';
  const constant = prefill?.const;
  const isBoolean = row.value.type === 'boolean';
  const isNumber = row.value.type === 'integer' || row.value.type === 'number';
  const fresh = (): Json => (isBoolean ? false : isNumber ? 0 : '');
  return (
    <div className="stack-8">
      <Select
        {...{ id, label, help }}
        issue={error}
        value={chosen}
        options={[
          ['none', t('Nothing')],
          ...(isDay || chosen === 'today' ? [['today', t('today')] as const] : []),
          ...(isDay || chosen === 'tomorrow' ? [['tomorrow', t('tomorrow')] as const] : []),
          ['const', t('A fixed answer')],
          ['calculate', t('What follows from other answers')],
          ...(chosen === 'from' ? [['from', t('What the page hands over')] as const] : []),
        ]}
        onChoose={(to) => {
          if (to === 'none') set(undefined);
          else if (to === 'const') set({ const: fresh() });
          else if (to === 'calculate') set({ calculate: answers[0]?.name ?? 0 });
          else if (to !== 'from') set(to);
        }}
      />
      {chosen === 'const' && constant !== undefined && typeof constant !== 'object' && (
        <FixedAnswer
          id={`${id}-const`}
          value={constant}
          field={row.value}
          onChange={(next) => set({ ...prefill, const: next }, true)}
        />
      )}
      {chosen === 'calculate' && (
        <ExpressionInput
          id={`${id}-calculate`}
          value={prefill?.calculate}
          answers={answers}
          onChange={(next, isTyped) => set({ calculate: next }, isTyped)}
        />
      )}
    </div>
  );
}

interface FixedAnswerProps {
  readonly id: string;
  readonly value: Json;
  readonly field: Values;
  readonly onChange: (value: Json) => void;
}

function FixedAnswer({ id, value, field, onChange }: FixedAnswerProps) {
  const label = t('Answer');
  const choices = Array.isArray(field.choices) ? field.choices.filter((one) => isRecord(one)) : [];
  if (typeof value === 'boolean') {
    return <Check label={t('Yes')} isOn={value} onToggle={onChange} />;
  }
  if (choices.length > 0) {
    return (
      <Select
        {...{ id, label }}
        value={String(value)}
        options={choices.map((one) => [String(one.value), wordsIn(one.label) ?? String(one.value)])}
        onChoose={(chosen) =>
          onChange(choices.find((one) => String(one.value) === chosen)?.value ?? chosen)
        }
      />
    );
  }
  return typeof value === 'number' ? (
    <NumberInput {...{ id, label, value }} onNumber={(number) => onChange(number ?? 0)} />
  ) : (
    <TextInput {...{ id, label }} value={String(value)} onText={onChange} />
  );
}

const SERVER_LISTS = [
  ['country', 'All countries'],
  ['city', 'All cities'],
  ['airport', 'All airports'],
  ['place', 'The places where our drivers go'],
] as const satisfies readonly (readonly [string, PanelText])[];

/** Renders where the answers to choose from come from. */
export function SourceControl({ row, id, label, help, error, value, set }: ControlProps) {
  const { lists } = useServiceParts();
  const answers = answersFor(useServiceRows(), row);
  const source = isRecord(value) ? value : {};
  const { options, list, dependsOn } = source;
  const present = options === undefined ? list && `list:${list as string}` : String(options);
  const isElse = source.content !== undefined;
  const chosen = isElse ? 'content' : (present ?? 'none');
  return (
    <div className="stack-8">
      <Select
        {...{ id, label, help }}
        issue={error}
        value={String(chosen)}
        options={[
          ['none', t('They are typed')],
          ...SERVER_LISTS.map(([name, words]) => [name, t(words)] as const),
          ...Object.keys(lists).map(
            (name) => [`list:${name}`, t('List “{{name}}”', { name })] as const,
          ),
          ...(isElse ? [['content', t('Set in the file')] as const] : []),
        ]}
        onChoose={(to) => {
          if (to === 'content') return;
          if (to === 'none') set(undefined);
          else set(to.startsWith('list:') ? { list: to.slice(5) } : { options: to });
        }}
      />
      {present !== undefined && present !== 'country' && (
        <Select
          id={`${id}-depends`}
          label={t('Only those that fit the answer to')}
          value={typeof dependsOn === 'string' ? dependsOn : 'none'}
          options={[
            ['none', t('None')],
            ...answers
              .filter(({ name }) => !name.includes('/'))
              .map((one) => [one.name, one.label] as const),
          ]}
          onChoose={(name) => {
            const { dependsOn: _, ...own } = source;
            set(name === 'none' ? own : { ...own, dependsOn: name });
          }}
        />
      )}
    </div>
  );
}
