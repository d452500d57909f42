import type { PublicPage, Reader } from './publicPage';

/** A page whose title and description are words of the locales. */
const page = (
  route: string,
  [title, description]: readonly [title: string, description: string],
  modules: readonly string[] = [],
  first: readonly string[] = [],
): PublicPage => ({
  route,
  title: ({ translate }) => translate(title, {}),
  description: ({ translate }) => translate(description, {}),
  first,
  modules,
});

/** What the pages with things to read say. */
const READING = 'virtual:words/{language}/reading';

const tagged = ({ say }: Reader) => ({ tag: say('name') });

/** The pages of paper 1, section 2, that are no service's. */
export const SITE_PAGES: readonly PublicPage[] = [
  page(
    '/',
    ['heads.home', 'heads.homeText'],
    ['src/site/home/Home.tsx'],
    ['client/get_carousel/', 'client/sections_description/'],
  ),
  page(
    '/aboutUs',
    ['heads.about', 'heads.aboutText'],
    ['src/site/about/AboutPage.tsx'],
    ['client/get_about/'],
  ),
  page('/contactUs', ['heads.contact', 'heads.contactText'], ['src/site/contact/ContactPage.tsx']),
  page('/ourservices', ['shell.services', 'shell.servicesLead']),
  page(
    '/ourpartners',
    ['heads.partners', 'heads.partnersText'],
    ['src/site/partners/PartnersPage.tsx', READING],
    ['client/get_partner/'],
  ),
  page('/blogs', ['heads.blogs', 'heads.blogsText'], ['src/site/blogs/BlogsPage.tsx', READING]),
  page(
    '/specialofferprofile',
    ['heads.offers', 'heads.offersText'],
    ['src/site/offers/OffersPage.tsx', READING],
  ),
  page('/services/hotels', ['hotels.title', 'hotels.soon'], ['src/site/hotels/HotelsPage.tsx']),
  {
    route: '/blog/:id',
    record: 'blog',
    title: ({ say }) => say('title'),
    description: ({ say }) => say('body'),
    picture: 'photos',
    first: ['client/blog_by_id/{id}/'],
    modules: ['src/site/blogs/BlogPage.tsx', READING],
  },
  {
    route: '/tags/:id',
    record: 'hashtag',
    title: (to) => to.translate('heads.tag', tagged(to)),
    description: (to) => to.translate('heads.tagText', tagged(to)),
    first: [],
    modules: ['src/site/blogs/TagPage.tsx', READING],
  },
];
