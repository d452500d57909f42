import { Link } from 'wouter';
import { panelPages, serviceName } from '../pages';
import { panelHref } from '../base/panelHref';
import { tabsOf } from '../layout/tabs';
import { countText } from '../arrivals/useCounted';
import type { Dashboard } from '../../contract/panel';
import { t } from '../language/t';

/** Renders the number of new applications by service, as links to them. */
export function WaitingCard({ waiting }: { readonly waiting: Dashboard['waiting'] }) {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="pn-card" aria-labelledby="hm-waiting">
      <h2 id="hm-waiting">{t('New applications')}</h2>
      {total === 0 ? (
        <p className="muted">{t('Nothing is waiting. What visitors send appears here.')}</p>
      ) : (
        <>
          <p className="hm-figure">
            <Link href={panelHref('home/inbox', { status: 'new' })}>
              {countText(total)} <span>{t('waiting')}</span>
            </Link>
          </p>
          <ul className="hm-rows">
            {waiting.map(({ service, count }) => (
              <li key={service}>
                <Link href={hrefOf(service)}>{serviceName(service)}</Link>
                <span>{countText(count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Returns the URL of the service's own list, or of the inbox if it has no page. */
function hrefOf(service: string): string {
  for (const page of panelPages) {
    const tab = tabsOf(page).find((one) => one.service?.id === service);
    if (tab) return panelHref(page.path, { tab: tab.id, status: 'new' });
  }
  return panelHref('home/inbox', { service, status: 'new' });
}
