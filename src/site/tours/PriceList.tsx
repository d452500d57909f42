import { useId, type ReactNode } from 'react';
import { Money } from '../../platform/content/Money';
import { useTexts } from '../../platform/content/useTexts';
import { COLUMNS, type PriceRow } from './tour';
import { DayText } from '../cards/CardParts';

interface PriceListProps {
  readonly rows: readonly PriceRow[];
  /** The index of the row that is in the form. */
  readonly chosen: number;
  readonly onChoose: (row: PriceRow) => void;
}

/**
 * Renders the prices per person in each hotel. On a phone each row is a card; the roles keep the
 * semantics of a table.
 */
export function PriceList({ rows, chosen, onChoose }: PriceListProps) {
  const { t } = useTexts();
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <section className="tour-prices">
      <h2 id={heading}>{t('tours.prices')}</h2>
      <p className="service-lead muted">{t('tours.pricesLead')}</p>
      <table className="data-table" role="table" aria-labelledby={heading}>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`tours.columns.${column}`)}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className="visually-hidden">{t('tours.choose')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <PriceLine
              key={index}
              row={row}
              isChosen={index === chosen}
              onChoose={() => onChoose(row)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PriceLineProps {
  readonly row: PriceRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Renders a row of a price list with the button that passes it to the form. */
function PriceLine({ row, isChosen, onChoose }: PriceLineProps) {
  const { t, textOf } = useTexts();
  const action = t(isChosen ? 'tours.chosen' : 'tours.choose');
  const cells: Readonly<Record<keyof PriceRow, ReactNode>> = {
    flyDate: row.flyDate === undefined ? '–' : <DayText date={row.flyDate} />,
    hotel: <bdi>{textOf(row.hotel)}</bdi>,
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
          aria-label={`${action}: ${textOf(row.hotel)}`}
          onClick={onChoose}
        >
          {action}
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
  const { t } = useTexts();
  if (count === undefined || count < 1) return '–';
  return (
    <span role="img" aria-label={t('tours.stars', { count })} className="tour-stars">
      {'★'.repeat(Math.min(MOST, Math.round(count)))}
    </span>
  );
}
