import { use, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localise } from '../../definition/localise';
import { useLanguage } from '../../platform/language/languageStore';
import { Application } from '../service/Application';
import { goToForm } from '../service/goToForm';
import { moduleOf, type ServiceEntry } from '../service/loaders';
import { OverviewText } from '../service/OverviewText';
import { Preparation } from '../service/Preparation';
import { useOverview } from '../service/useOverview';
import { type Chosen, handedOver } from './handedOver';
import { TicketOffers } from './TicketOffers';

/** The page once the service's file is loaded. */
export function OpenTickets({ entry }: { readonly entry: ServiceEntry }) {
  const { t } = useTranslation();
  const module = use(moduleOf(entry));
  const language = useLanguage();
  const { page } = useMemo(() => localise(module.service, language), [module, language]);
  const overview = useOverview(page.content);
  const body = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const handed = useMemo(() => chosen && handedOver(chosen), [chosen]);
  const ask = () => goToForm(body.current);
  const choose = (price: Chosen) => {
    setChosen(price);
    // After the dialog has given back the focus.
    setTimeout(ask);
  };
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <button type="button" className="button tickets-ask" onClick={ask}>
        {t('tickets.apply')}
      </button>
      <OverviewText overview={overview} />
      <TicketOffers onChoose={choose} />
      <div className="service-body" ref={body}>
        <Preparation page={page} />
        <Application entry={entry} {...(handed && { handed })} />
      </div>
    </>
  );
}
