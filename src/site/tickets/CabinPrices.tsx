import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import { money } from '../../definition/describe/money';
import { type Cabin, type Way, WAYS } from './ticket';

interface CabinPricesProps {
  readonly cabins: readonly Cabin[];
  readonly onChoose: (cabin: number, way: Way) => void;
}

/** Renders the prices of each class and way; a press on a price fills in the form. */
export function CabinPrices({ cabins, onChoose }: CabinPricesProps) {
  const { t } = useTranslation();
  if (cabins.length === 0) return null;
  return (
    <>
      <p className="ticket-prices-lead">{t('tickets.chooseLead')}</p>
      <table className="data-table ticket-prices">
        <thead>
          <tr>
            <th scope="col">{t('tickets.cabin')}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`tickets.filters.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cabins.map(({ number, prices }) => (
            <tr key={number}>
              <th scope="row">{t(`tickets.cabins.${number}`)}</th>
              {WAYS.map((way) => {
                const price = prices[way];
                if (price === undefined) return <td key={way}>–</td>;
                const words = { cabin: t(`tickets.cabins.${number}`), price: money(price) };
                return (
                  <td key={way}>
                    <button
                      type="button"
                      className="button-quiet"
                      aria-label={t('tickets.choose', {
                        ...words,
                        way: t(`tickets.filters.${way}`),
                      })}
                      onClick={() => onChoose(number, way)}
                    >
                      <Money amount={price} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
