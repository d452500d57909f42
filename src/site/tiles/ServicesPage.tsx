import { siteServices } from '../../platform/content/siteServices';
import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { PlainPage } from '../base/PlainPage';
import { PriceFrom } from '../cards/CardParts';
import { SiteSearch } from '../search/SiteSearch';
import { TrustFigures } from '../trust/TrustFigures';
import { MyRequests } from './MyRequests';
import { type ServiceFacts, useServiceFacts } from './serviceFacts';
import { ServiceTiles } from './ServiceTiles';

/** Renders all services, with a search, what was begun or sent on this device, and the agency's figures. */
export function ServicesPage() {
  const { t } = useTexts();
  const facts = useServiceFacts();
  return (
    <PlainPage title={t('shell.services')} className="services-page">
      <p className="lead">{t('home.servicesLead')}</p>
      <SiteSearch />
      <MyRequests />
      {facts && (
        <>
          <div className="services-groups">
            <GroupedTiles facts={facts} />
          </div>
          <TrustFigures />
        </>
      )}
    </PlainPage>
  );
}

/** In their order on the page; services of none of them come last. */
const GROUPS = ['travel', 'abroad', 'business', 'other'] as const;

type Group = (typeof GROUPS)[number];

function GroupedTiles({ facts }: { readonly facts: ReadonlyMap<string, ServiceFacts> }) {
  const { t } = useTexts();
  const groupOf = (id: string): Group =>
    GROUPS.find((group) => group === facts.get(id)?.group) ?? 'other';
  const groups = GROUPS.map((group) => ({
    group,
    services: siteServices().filter(({ id }) => groupOf(id) === group),
  })).filter(({ services }) => services.length > 0);
  return groups.map(({ group, services }) => (
    <section key={group} className="services-group">
      {groups.length > 1 && <h2>{t(`home.groups.${group}`)}</h2>}
      <ServiceTiles services={services}>{(id) => <TileFacts {...facts.get(id)} />}</ServiceTiles>
    </section>
  ));
}

/** Renders what a service is in one line, its lowest price, and how long it takes. */
function TileFacts({ about, price, time }: Partial<ServiceFacts>) {
  const { textOf } = useTexts();
  return (
    <>
      {about && hasText(about) && <small dir="auto">{textOf(about)}</small>}
      <span className="tile-facts">
        <PriceFrom price={price} />
        {time && hasText(time) && <span dir="auto">{textOf(time)}</span>}
      </span>
    </>
  );
}
