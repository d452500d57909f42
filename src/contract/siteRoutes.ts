/**
 * The paths of the site's own pages (docs/requirements.md, P5), for the router, the navigation, the
 * server's pages and the sitemap. Services add theirs (`route` and `pages` of their files). There
 * are none for login or sign-up: visitors need no account, and staff log in at the panel's path.
 */
export const SITE_ROUTES = {
  home: '/',
  ourservices: '/ourservices',
  aboutUs: '/aboutUs',
  contactUs: '/contactUs',
  ourpartners: '/ourpartners',
  blogs: '/blogs',
  blog: '/blog/:id',
  tags: '/tags/:id',
  specialofferprofile: '/specialofferprofile',
  hotels: '/services/hotels',
  status: '/status',
  continue: '/continue',
  draft: '/draft',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const;

/** The query with which the panel opens a service's page to enter applications for others. */
export const ENTERING = 'enter';

export type SiteRoute = keyof typeof SITE_ROUTES;

export const SITE_ROUTE_NAMES = Object.keys(SITE_ROUTES) as readonly SiteRoute[];

/** The links of the navigation in order, with their translation keys. */
export const SITE_NAVIGATION = [
  { route: 'home', label: 'shell.home', narrowOnly: true },
  { route: 'aboutUs', label: 'shell.about' },
  { route: 'contactUs', label: 'shell.contact' },
  { route: 'ourservices', label: 'shell.services' },
  { route: 'ourpartners', label: 'shell.partners' },
  { route: 'blogs', label: 'shell.blogs' },
] as const satisfies readonly {
  readonly route: SiteRoute;
  readonly label: string;
  readonly narrowOnly?: true;
}[];

/** The service pages with their own component, by the name in the service's file (`page.component`). */
export type ServicePageName = keyof {
  cars: true;
  citizenships: true;
  companies: true;
  plans: true;
  tickets: true;
  tours: true;
  visas: true;
};

/** The pages of one record below a service's page, by the name in the service's file (`pages[].component`). */
export type RecordPageName = keyof {
  citizenshipProfile: true;
  companyCountry: true;
  normalVisa: true;
  topCountryVisa: true;
  tour: true;
};
