import { Route, Switch } from 'wouter';
import { services } from 'virtual:services';
import { lazyPage } from './lazyPage';
import { NotFound } from './shell/NotFound';
import { ServicePage } from './service/ServicePage';
import { OurServices } from './services/OurServices';

/** Every address of a service: its own, and those of the pages below it. */
const serviceRoutes = services.flatMap((entry) => [
  { entry, route: entry.route, shell: entry.shell },
  ...entry.pages.map(({ route, shell }) => ({ entry, route, shell })),
]);

const Home = lazyPage('shell', async () => (await import('./home/Home')).Home);
const HotelsPage = lazyPage('shell', async () => (await import('./hotels/HotelsPage')).HotelsPage);

const AboutPage = lazyPage('shell', async () => (await import('./about/AboutPage')).AboutPage);
const ContactPage = lazyPage(
  'shell',
  async () => (await import('./contact/ContactPage')).ContactPage,
);
const PartnersPage = lazyPage(
  'reading',
  async () => (await import('./partners/PartnersPage')).PartnersPage,
);
const BlogsPage = lazyPage('reading', async () => (await import('./blogs/BlogsPage')).BlogsPage);
const BlogPage = lazyPage('reading', async () => (await import('./blogs/BlogPage')).BlogPage);
const TagPage = lazyPage('reading', async () => (await import('./blogs/TagPage')).TagPage);
const OffersPage = lazyPage(
  'reading',
  async () => (await import('./offers/OffersPage')).OffersPage,
);

/**
 * The paths of the site's pages, by name (docs/requirements.md, P5). The last two names have no path: a visitor
 * needs no account, and staff log in at the panel's own path.
 */
const PATHS = {
  home: '/',
  ourservices: '/ourservices',
  aboutUs: '/aboutUs',
  contactUs: '/contactUs',
  ourpartners: '/ourpartners',
  blogs: '/blogs',
  blog: '/blog/:id',
  tags: '/tags/:id',
  specialofferprofile: '/specialofferprofile',
  userlogin: undefined,
  usersignup: undefined,
} as const;

/** One route for each page and for each page of a service file. */
export function Pages() {
  return (
    <Switch>
      <Route path={PATHS.home} component={Home} />
      <Route path={PATHS.ourservices} component={OurServices} />
      <Route path={PATHS.aboutUs} component={AboutPage} />
      <Route path={PATHS.contactUs} component={ContactPage} />
      <Route path={PATHS.ourpartners} component={PartnersPage} />
      <Route path={PATHS.blogs} component={BlogsPage} />
      <Route path={PATHS.blog}>{({ id }) => <BlogPage key={id} id={id} />}</Route>
      <Route path={PATHS.tags}>{({ id }) => <TagPage key={id} id={id} />}</Route>
      <Route path={PATHS.specialofferprofile} component={OffersPage} />
      {serviceRoutes.map(({ entry, route, shell }) => (
        <Route key={route} path={route}>
          {(params) => <ServicePage entry={entry} shell={shell} params={params} />}
        </Route>
      ))}
      <Route path="/services/hotels" component={HotelsPage} />
      <Route component={NotFound} />
    </Switch>
  );
}
