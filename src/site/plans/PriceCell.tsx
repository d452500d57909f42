import { useTranslation } from 'react-i18next';
import { money } from '../../definition/describe/money';
import { Money } from '../../platform/content/Money';
import { numberIn } from '../../platform/content/readResponse';
import { useWords } from '../../platform/content/useWords';
import { hasText, neutralName, type TranslatedText } from '../../platform/content/translatedText';

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
export function PriceCell({ price, of, chosen, onChoose }: PriceCellProps) {
  const { t } = useTranslation();
  const say = useWords();
  if (!price || !hasText(price)) return <td className="plan-no-price">–</td>;
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
