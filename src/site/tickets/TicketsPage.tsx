import { useTranslation } from '../../platform/language/useTranslation';
import { useRoute } from '../cards/CardParts';
import type { ServicePageProps } from '../customPages';
import { useCallback, useMemo, useState } from 'react';
import type { Values } from '../../definition/model/values';
import { ServiceApplication } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import { Introduction, OverviewText, Preparation } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import { type ChosenTicket, isChosenTrip, ticketPreset } from './ticketPreset';
import { TicketOffers } from './TicketOffers';
import { money } from '../../definition/model/money';
import '../service/firstForm.css';
import './tickets.css';

export function TicketsPage({ entry }: ServicePageProps) {
  const { page, overview } = useServicePage(entry);
  const [chosen, setChosen] = useState<ChosenTicket>();
  const handed = useMemo(() => chosen && ticketPreset(chosen), [chosen]);
  // The price does not hold for another trip.
  const [isOther, setOther] = useState(false);
  const compare = useCallback(
    (values: Values) => setOther(chosen !== undefined && !isChosenTrip(chosen, values)),
    [chosen],
  );
  const choose = (price: ChosenTicket) => {
    setChosen(price);
    // After the dialog has returned the focus.
    setTimeout(goToForm);
  };
  return (
    <>
      <Introduction page={page} />
      <div className="service-first">
        <ServiceApplication
          entry={entry}
          lead={chosen && !isOther && <ChosenOffer {...chosen} />}
          onAnswers={compare}
          {...(handed && { handed })}
        />
      </div>
      <TicketOffers onChoose={choose} />
      <div className="with-aside service-section">
        <OverviewText overview={overview} />
        <Preparation page={page} />
      </div>
    </>
  );
}

/** Renders the chosen offer with its price, for which the application has no field. */
function ChosenOffer({ ticket, cabin, way }: ChosenTicket) {
  const { t } = useTranslation();
  const route = useRoute()(ticket);
  const price = ticket.cabins.find(({ number }) => number === cabin)?.prices[way];
  if (price === undefined) return null;
  const values = {
    route,
    cabin: t(`tickets.cabins.${cabin}`),
    way: t(`tickets.filters.${way}`),
    price: money(price),
  };
  return <p className="service-choice">{t('tickets.chosen', values)}</p>;
}
