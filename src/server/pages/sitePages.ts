import type { ParseKeys } from 'i18next';
import { RETENTION_CALL } from '../../contract/retention';
import { SITE_ROUTE_NAMES, SITE_ROUTES, type SiteRoute } from '../../contract/siteRoutes';
import type { PublicPage, Reader } from './publicPage';

type SitePage = Omit<PublicPage, 'route'>;
type Own = Partial<Pick<PublicPage, 'first' | 'modules' | 'isPrivate'>>;

/** Returns a page whose texts are in the locales, by their keys. */
const page = (title: ParseKeys, description: ParseKeys, own: Own = {}): SitePage => ({
  title: word(title),
  description: word(description),
  first: [],
  ...own,
});

/** Returns a text of the locales. */
export const word =
  (key: ParseKeys) =>
  ({ translate }: Reader): string =>
    translate(key, {});

/** The words of pages with content to read. */
const READING = 'virtual:texts/{language}/reading';

/** The words of the home page, the search and the office. */
export const FACE = 'virtual:texts/{language}/face';

/** What statements have besides: how to reach the agency. */
const STATEMENT = ['src/site/trust/AgencyContact.tsx', READING, FACE];

const tagged = ({ say }: Reader) => ({ tag: say('name') });

/** The pages that belong to no service (docs/requirements.md, P5). */
const PAGES: Readonly<Record<SiteRoute, SitePage>> = {
  home: page('home.title', 'heads.homeText', {
    first: ['client/get_carousel/', 'client/sections_description/', 'client/trust/'],
    modules: ['src/site/home/Home.tsx', FACE],
  }),
  aboutUs: page('shell.about', 'heads.aboutText', {
    first: ['client/get_about/', 'client/video_info/', 'client/team/', 'client/trust/'],
    modules: ['src/site/about/AboutPage.tsx', FACE],
  }),
  contactUs: page('shell.contact', 'heads.contactText', {
    modules: ['src/site/contact/ContactPage.tsx', FACE],
  }),
  ourservices: page('shell.services', 'home.servicesLead', {
    first: ['client/trust/', 'client/service_facts/'],
    modules: ['src/site/tiles/ServicesPage.tsx', FACE],
  }),
  ourpartners: page('shell.partners', 'heads.partnersText', {
    first: ['client/get_partner/'],
    modules: ['src/site/partners/PartnersPage.tsx', READING],
  }),
  blogs: page('shell.blogs', 'heads.blogsText', {
    first: ['client/get_blog/?perPage=6'],
    modules: ['src/site/blogs/BlogsPage.tsx', READING],
  }),
  specialofferprofile: page('offers.title', 'heads.offersText', {
    first: ['client/special_offer/'],
    modules: ['src/site/offers/OffersPage.tsx', READING],
  }),
  hotels: page('hotels.title', 'hotels.soon', {
    modules: ['src/site/hotels/HotelsPage.tsx', FACE],
  }),
  status: page('status.title', 'status.lead', {
    modules: ['src/site/status/StatusPage.tsx', 'virtual:texts/{language}/status', FACE],
    isPrivate: true,
  }),
  continue: page('handover.pageTitle', 'handover.pageLead', {
    modules: ['src/site/handover/ContinuePage.tsx', 'virtual:texts/{language}/status'],
    isPrivate: true,
  }),
  draft: page('draftPage.title', 'draftPage.lead', {
    modules: ['src/site/service/DraftPage.tsx', 'virtual:texts/{language}/status'],
    isPrivate: true,
  }),
  privacy: page('shell.privacy', 'heads.privacyText', {
    first: ['client/privacy/', RETENTION_CALL.path, 'client/trust/'],
    modules: ['src/site/statements/PrivacyPage.tsx', ...STATEMENT],
  }),
  accessibility: page('shell.accessibility', 'heads.accessibilityText', {
    first: ['client/accessibility/', 'client/trust/'],
    modules: ['src/site/statements/Statement.tsx', ...STATEMENT],
  }),
  blog: {
    record: 'blog',
    title: ({ say }) => say('title'),
    description: ({ say }) => say('body'),
    picture: 'photos',
    first: ['client/blog_by_id/{id}/', 'client/top_blogs/'],
    modules: ['src/site/blogs/BlogPage.tsx', READING],
  },
  tags: {
    record: 'hashtag',
    title: (to) => to.translate('blogs.ofTag', tagged(to)),
    description: (to) => to.translate('heads.tagText', tagged(to)),
    first: ['client/blogs_by_hashtag/{id}/?perPage=6'],
    modules: ['src/site/blogs/TagPage.tsx', READING],
  },
};

/** All pages of the table, with their routes. */
export const SITE_PAGES: readonly PublicPage[] = SITE_ROUTE_NAMES.map((name) => ({
  route: SITE_ROUTES[name],
  ...PAGES[name],
}));
