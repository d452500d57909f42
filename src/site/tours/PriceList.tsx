import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceLine } from './PriceLine';
import { COLUMNS, type PriceRow } from './tour';

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
  const { t } = useTranslation();
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <section className="tour-prices">
      <h2 id={heading}>{t('tours.prices')}</h2>
      <p className="tour-prices-lead">{t('tours.pricesLead')}</p>
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
