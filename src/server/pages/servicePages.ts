import type { ContentKind } from '../../definition/content';
import type { Service, SubPage } from '../../definition/service';
import { pick, type Text } from '../../definition/text';
import type { PublicPage, Reader } from './publicPage';

type RecordPage = Pick<PublicPage, 'picture' | 'first'> & {
  readonly title: (to: Reader) => string;
  /** Where the record says what it is about; left out: nowhere. */
  readonly about?: string;
};

const country = ({ say }: Reader) => ({ country: say('name') });

/** What the shells of single records show (site/shells.ts), by the names that service files use. */
const RECORD_PAGES: Readonly<Record<string, RecordPage>> = {
  citizenshipProfile: {
    title: (to) => to.translate('citizenship.titleOf', country(to)),
    about: 'overview.0.body.value',
    picture: 'profileCoverPhoto',
    first: ['client/citizenship_type/{id}/'],
  },
  companyCountry: {
    title: (to) => to.translate('companies.titleOf', country(to)),
    picture: 'photo',
    first: ['client/company_formation_country/{id}/'],
  },
  normalVisa: {
    title: (to) => to.translate('visas.titleOf', country(to)),
    picture: 'image',
    first: ['client/normal_visa/{id}/'],
  },
  topCountryVisa: {
    title: (to) => to.translate('visas.titleOf', country(to)),
    picture: 'image',
    first: [],
  },
  tour: {
    title: (to) => {
      const ends = { from: to.say('fromDestination'), to: to.say('toDestination') };
      return to.translate('tours.route', ends);
    },
    about: 'overview',
    picture: 'photos',
    first: ['client/show_tour_group/{id}/'],
  },
};

/** What a page opens its form with. */
const ENGINE = ['src/engine/ServiceForm.tsx', 'virtual:words/{language}/form'];

type Shown = Pick<ContentKind, 'id' | 'page'>;

/** A service's page and the pages below it, some of which show a record of a kind. */
export function servicePages(service: Service, kinds: readonly Shown[]): readonly PublicPage[] {
  const { id, route, tile, page, pages = [] } = service;
  const intro = ({ language }: Reader) => (page.intro ? pick(page.intro, language) : '');
  const own: PublicPage = {
    route,
    title: ({ language }) => pick(tile.title, language),
    description: intro,
    first: page.content === undefined ? [] : [`client/${page.content}/`],
    look: 'service',
    lead: intro,
    back: { href: '/ourservices', text: ({ translate }) => translate('shell.back', {}) },
    ...(page.shell === undefined && { soon: [...ENGINE, `virtual:service/${id}`] }),
  };
  return [
    own,
    ...pages.map((below) => ({
      ...subPage(below, tile.title, intro),
      ...recordOf(below.route, kinds),
    })),
  ];
}

/** The kind whose records are seen there. */
function recordOf(route: string, kinds: readonly Shown[]): Pick<PublicPage, 'record'> {
  const kind = kinds.find(({ page }) => page === route.replace(/:\w+/u, '{id}'));
  return kind ? { record: kind.id } : {};
}

function subPage(
  { route, shell }: SubPage,
  service: Text,
  intro: (to: Reader) => string,
): PublicPage {
  const known = Object.hasOwn(RECORD_PAGES, shell) ? RECORD_PAGES[shell] : undefined;
  const { about, title = ({ language }: Reader) => pick(service, language), ...rest } = known ?? {};
  return {
    route,
    title,
    // Of pages that say the same, search engines show one.
    description: (to) => (about && to.say(about)) || `${title(to)}. ${intro(to)}`,
    first: [],
    look: 'service',
    ...rest,
  };
}
