import { Link } from 'wouter';
import { panelPages } from '../pages';
import { useMay } from '../session/may';
import { ownText } from '../language/panelLanguage';
import { panelHref } from '../base/panelHref';
import { PanelFrame } from '../layout/PanelFrame';
import { t } from '../language/t';
import './panelHome.css';

/** Renders the home page for a backend without a dashboard: links to each service's applications. */
export function ServicesPage() {
  const may = useMay();
  const pages = panelPages.filter(({ services }) =>
    services.some(({ id }) => may('readApplications', id)),
  );
  return (
    <PanelFrame title={t('Home')}>
      <section className="pn-card" aria-labelledby="hm-services">
        <h2 id="hm-services">{t('Applications')}</h2>
        <ul className="hm-rows">
          {pages.map(({ path, title }) => (
            <li key={path}>
              <Link href={panelHref(path)}>{ownText(title)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </PanelFrame>
  );
}
