import Button from '@mui/material/Button';
import { isRecord, type Json } from '../../../../definition/model/values';
import type { PanelText } from '../../../language/panelText';
import { t } from '../../../language/t';
import { answersFor, useServiceRows } from '../servicing';
import { AnswerSelect } from './AnswerSelect';
import type { ControlProps } from './control';
import { Fieldset, NumberInput, RemoveButton, unlessEmpty, withPart } from './inputs';
import { Operand } from './Operand';

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
  const put = (key: string, next: Json | undefined, isTyped?: boolean) =>
    set(withPart(compare, key, next), isTyped);
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
                const left = operands.flatMap((one, at): Json[] =>
                  at === index ? [next ?? []].flat() : [one],
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
                    <AnswerSelect
                      id={own}
                      label={t('Answer')}
                      {...{ value: operand, answers: texts }}
                      onChoose={change}
                    />
                  )}
                  <RemoveButton label={t(words)} onClick={() => change(undefined)} />
                </div>
              );
            })}
            <div>
              <Button
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
              value={age[bound]}
              onNumber={(years) => put('age', unlessEmpty(withPart(age, bound, years)), true)}
            />
          ))}
        </Fieldset>
      )}
    </Fieldset>
  );
}
