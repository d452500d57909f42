import type { PublicPage, Reader } from './publicPage';

/** What a page's own words are: keys of the locales. */
const page = (
  route: string,
  title: string,
  description: string,
  first: readonly string[] = [],
): PublicPage => ({
  route,
  title: ({ translate }) => translate(title, {}),
  description: ({ translate }) => translate(description, {}),
  first,
});

const tagged = ({ say }: Reader) => ({ tag: say('name') });

/** The pages of paper 1, section 2, that are no service's. */
export const SITE_PAGES: readonly PublicPage[] = [
  page('/', 'heads.home', 'heads.homeText', [
    'client/get_carousel/',
    'client/sections_description/',
  ]),
  page('/aboutUs', 'heads.about', 'heads.aboutText', ['client/get_about/']),
  page('/contactUs', 'heads.contact', 'heads.contactText'),
  page('/ourservices', 'shell.services', 'shell.servicesLead'),
  page('/ourpartners', 'heads.partners', 'heads.partnersText', ['client/get_partner/']),
  page('/blogs', 'heads.blogs', 'heads.blogsText'),
  page('/specialofferprofile', 'heads.offers', 'heads.offersText'),
  page('/services/hotels', 'hotels.title', 'hotels.soon'),
  {
    route: '/blog/:id',
    record: 'blog',
    title: ({ say }) => say('title'),
    description: ({ say }) => say('body'),
    picture: 'photos',
    first: ['client/blog_by_id/{id}/'],
  },
  {
    route: '/tags/:id',
    record: 'hashtag',
    title: (to) => to.translate('heads.tag', tagged(to)),
    description: (to) => to.translate('heads.tagText', tagged(to)),
    first: [],
  },
];
