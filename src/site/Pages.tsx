import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { SITE_ROUTE_NAMES, SITE_ROUTES, type SiteRoute } from '../contract/siteRoutes';
import type { RecordPageProps } from './customPages';
import { lazyPage } from './lazyPage';
import { ServicePage } from './service/ServicePage';
import { siteServices } from '../platform/content/siteServices';
import type { ServiceEntry } from '../platform/loading/useServiceModule';

type Page = ComponentType<{ readonly id: string }>;

/** Returns the routes of a service: its own, and those of the pages below it. */
const routesOf = (entry: ServiceEntry) => [
  { entry, route: entry.route, component: entry.component },
  ...entry.pages.map(({ route, component }) => ({ entry, route, component })),
];

const readingPage = (load: () => Promise<Page>) => lazyPage('reading', load);

/** The page of each route; `id` is empty if the route has none. */
const PAGES: Readonly<Record<SiteRoute, Page>> = {
  home: lazyPage('face', async () => (await import('./home/Home')).Home),
  ourservices: lazyPage('face', async () => (await import('./tiles/ServicesPage')).ServicesPage),
  aboutUs: lazyPage('face', async () => (await import('./about/AboutPage')).AboutPage),
  contactUs: lazyPage('face', async () => (await import('./contact/ContactPage')).ContactPage),
  ourpartners: readingPage(async () => (await import('./partners/PartnersPage')).PartnersPage),
  blogs: readingPage(async () => (await import('./blogs/BlogsPage')).BlogsPage),
  blog: readingPage(async () => (await import('./blogs/BlogPage')).BlogPage),
  tags: readingPage(async () => (await import('./blogs/TagPage')).TagPage),
  specialofferprofile: readingPage(async () => (await import('./offers/OffersPage')).OffersPage),
  status: lazyPage(
    ['status', 'face'],
    async () => (await import('./status/StatusPage')).StatusPage,
  ),
  continue: lazyPage('status', async () => (await import('./handover/ContinuePage')).ContinuePage),
  draft: lazyPage('status', async () => (await import('./service/DraftPage')).DraftPage),
  privacy: readingPage(async () => (await import('./statements/PrivacyPage')).PrivacyPage),
  accessibility: readingPage(
    async () => (await import('./statements/Statement')).AccessibilityPage,
  ),
  hotels: lazyPage('face', async () => (await import('./hotels/HotelsPage')).HotelsPage),
};

const MissingPage = lazyPage('face', async () => (await import('./tiles/MissingPage')).MissingPage);

/** Renders the page of the URL: one route for each page and for each page of a service file. */
export function Pages() {
  return (
    <Switch>
      {SITE_ROUTE_NAMES.map((name) => {
        const Component = PAGES[name];
        return (
          <Route<{ readonly id?: string }> key={name} path={SITE_ROUTES[name]}>
            {({ id = '' }) => <Component key={id} id={id} />}
          </Route>
        );
      })}
      {siteServices()
        .flatMap(routesOf)
        .map(({ entry, route, component }) => (
          <Route key={route} path={route}>
            {(params: RecordPageProps['params']) => (
              // Of another record nothing stays: neither its content, nor an error, nor its form.
              <ServicePage key={params.id} entry={entry} component={component} params={params} />
            )}
          </Route>
        ))}
      <Route component={MissingPage} />
    </Switch>
  );
}
