import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { PageDialog } from '../service/PageDialog';
import { Money } from '../../platform/content/Money';
import { money } from '../../definition/model/money';
import { type Cabin, type Way, WAYS, type Ticket } from './ticket';
import type { ChosenTicket } from './ticketPreset';

interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly onChoose: (chosen: ChosenTicket) => void;
  readonly onClose: () => void;
}

export function TicketDialog({ ticket, onChoose, onClose }: TicketDialogProps) {
  const { t, say } = useWords();
  return (
    <PageDialog className="ticket-dialog" onClose={onClose}>
      {({ title, close }) => (
        <div className="page-dialog-words stack">
          {ticket.photo !== undefined && <img src={ticket.photo} alt="" width="640" height="480" />}
          <h2 id={title}>{t('tickets.route', { from: say(ticket.from), to: say(ticket.to) })}</h2>
          <Paragraphs text={ticket.note} />
          <CabinPrices
            cabins={ticket.cabins}
            onChoose={(cabin, way) => {
              close();
              onChoose({ ticket, cabin, way });
            }}
          />
          <button type="button" className="button-quiet" onClick={close}>
            {t('shell.close')}
          </button>
        </div>
      )}
    </PageDialog>
  );
}

interface CabinPricesProps {
  readonly cabins: readonly Cabin[];
  readonly onChoose: (cabin: number, way: Way) => void;
}

/** Renders the prices of each class and way; a press on a price fills in the form. */
function CabinPrices({ cabins, onChoose }: CabinPricesProps) {
  const { t } = useWords();
  if (cabins.length === 0) return null;
  return (
    <>
      <p className="muted">{t('tickets.chooseLead')}</p>
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
