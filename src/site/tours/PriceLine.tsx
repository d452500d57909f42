import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import { useWords } from '../../platform/content/useWords';
import { COLUMNS, type PriceRow } from './tour';
import { useTourDates } from './useTourDates';

interface PriceLineProps {
  readonly row: PriceRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Renders a row of a price list with the button that passes it to the form. */
export function PriceLine({ row, isChosen, onChoose }: PriceLineProps) {
  const { t } = useTranslation();
  const say = useWords();
  const { day } = useTourDates();
  const words = t(isChosen ? 'tours.chosen' : 'tours.choose');
  const cells: Readonly<Record<keyof PriceRow, ReactNode>> = {
    flyDate: row.flyDate === undefined ? '–' : day(row.flyDate),
    hotel: <bdi>{say(row.hotel)}</bdi>,
    star: <Stars count={row.star} />,
    adult: <Price amount={row.adult} />,
    child2bo6: <Price amount={row.child2bo6} />,
    child6bo12: <Price amount={row.child6bo12} />,
    infant: <Price amount={row.infant} />,
  };
  return (
    <tr role="row" className={isChosen ? 'tour-line tour-line-chosen' : 'tour-line'}>
      {COLUMNS.map((column) => (
        <td key={column} role="cell" className={`tour-cell-${column}`}>
          <span className="tour-cell-label" aria-hidden="true">
            {t(`tours.columns.${column}`)}
          </span>
          <span className="tour-cell-value">{cells[column]}</span>
        </td>
      ))}
      <td role="cell" className="tour-cell-choose">
        <button
          type="button"
          className="button-quiet tour-choose"
          aria-pressed={isChosen}
          aria-label={`${words}: ${say(row.hotel)}`}
          onClick={onChoose}
        >
          {words}
        </button>
      </td>
    </tr>
  );
}

function Price({ amount }: { readonly amount: number | undefined }) {
  return amount === undefined ? '–' : <Money amount={amount} />;
}

/** The most stars that are shown. */
const MOST = 7;

function Stars({ count }: { readonly count: number | undefined }) {
  const { t } = useTranslation();
  if (count === undefined || count < 1) return '–';
  return (
    <span role="img" aria-label={t('tours.stars', { count })} className="tour-stars">
      {'★'.repeat(Math.min(MOST, Math.round(count)))}
    </span>
  );
}
