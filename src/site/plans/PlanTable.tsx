import { useId } from 'react';
import { useWords } from '../../platform/content/useWords';
import { neutralName, hasText, type TranslatedText } from '../../platform/content/translatedText';
import { useScrollEnds } from '../lists/useScrollEnds';
import type { ChosenPrice } from './plan';
import { money } from '../../definition/model/money';
import { Money } from '../../platform/content/Money';
import { numberIn } from '../../platform/content/readResponse';

interface PlanTableProps extends Omit<ChosenPrice, 'price'> {
  readonly onPrice: (price: Pick<ChosenPrice, 'period' | 'column'>) => void;
}

/** Renders the prices of a plan by trip period and column; a wide table scrolls sideways. */
export function PlanTable({ plan, period, column, onPrice }: PlanTableProps) {
  const { t, say } = useWords();
  const caption = useId();
  const { box, atStart, atEnd } = useScrollEnds<HTMLDivElement>();
  const overflows = !(atStart && atEnd);
  const isChosen = (row: string, head: string) => row === period && head === column;
  return (
    <div className="plan-prices">
      <p className="plan-hint muted">
        {`${t('plans.pricesHint')} ${overflows ? t('plans.scrollHint') : ''}`}
      </p>
      <div
        className="frame plan-scroll"
        ref={box}
        role="region"
        aria-labelledby={caption}
        tabIndex={overflows ? 0 : undefined}
      >
        <table className="plan-table">
          <caption id={caption}>{t('plans.prices', { plan: say(plan.name) })}</caption>
          <thead>
            <tr>
              {[plan.corner, ...plan.columns].map((head, index) => (
                <th key={index} scope="col" dir="auto">
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.rows.map((row) => (
              <tr key={neutralName(row.period)}>
                <th scope="row" dir="auto">
                  {say(row.period)}
                </th>
                {plan.columns.map((head, index) => {
                  const names = { period: neutralName(row.period), column: neutralName(head) };
                  return (
                    <PriceCell
                      key={names.column}
                      price={row.prices[index]}
                      of={{ plan: plan.name, period: row.period, column: head }}
                      chosen={isChosen(names.period, names.column)}
                      onChoose={() => onPrice(names)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface PriceCellProps {
  readonly price: TranslatedText | undefined;
  readonly of: {
    readonly plan: TranslatedText;
    readonly period: TranslatedText;
    readonly column: TranslatedText;
  };
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** Renders a price as a button whose name includes plan, period and column; a dash if there is none. */
function PriceCell({ price, of, chosen, onChoose }: PriceCellProps) {
  const { t, say } = useWords();
  if (!price || !hasText(price)) return <td className="muted">–</td>;
  const amount = numberIn(neutralName(price));
  const name = t('plans.cell', {
    plan: say(of.plan),
    period: say(of.period),
    column: say(of.column),
    price: amount === undefined ? say(price) : money(amount),
  });
  return (
    <td>
      <button
        type="button"
        className="plan-price"
        aria-label={name}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        {amount === undefined ? say(price) : <Money amount={amount} />}
      </button>
    </td>
  );
}
