import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { PageDialog } from '../service/PageDialog';
import { CabinPrices } from './CabinPrices';
import type { ChosenTicket } from './ticketPreset';
import type { Ticket } from './ticket';

interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly onChoose: (chosen: ChosenTicket) => void;
  readonly onClose: () => void;
}

export function TicketDialog({ ticket, onChoose, onClose }: TicketDialogProps) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <PageDialog className="ticket-dialog" onClose={onClose}>
      {({ title, close }) => (
        <div className="page-dialog-words">
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
