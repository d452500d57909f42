import { FIGURE_CALLS } from '../../contract/figures';
import { RETENTION_CALL } from '../../contract/retention';
import { STORE_SERVICE_CALLS } from '../../contract/storeServices';
import type { RecordPageName, ServicePageName } from '../../contract/siteRoutes';
import type { ContentKind } from '../../definition/content/contentType';
import type { Service, SubPage } from '../../definition/model/service';
import { pick } from '../../definition/model/text';
import type { PublicPage, Reader } from './publicPage';

/** The server's part of a service page (site/customPages.ts has the client's). */
interface PageData {
  /** The path of its module; left out if it is part of the entry. */
  readonly module?: string;
  /** The calls whose responses are embedded, with {id} in the place of the record's id. */
  readonly first: readonly string[];
  /** Whether it shows a form at once. */
  readonly isForm?: true;
}

interface RecordPageData extends PageData, Pick<PublicPage, 'picture'> {
  readonly title: (to: Reader) => string;
  /** The record's field with its description; left out if there is none. */
  readonly about?: string;
}

/** Returns the ends of a journey; empty if the record has no destination. */
export function routeTitle({ say, translate }: Reader): string {
  const ends = { from: say('fromDestination'), to: say('toDestination') };
  return ends.from === '' || ends.to === '' ? ends.to : translate('shell.route', ends);
}

const country = ({ say }: Reader) => ({ country: say('name') });

/** The call of the options of dynamic sections. */
const OPTIONS = 'client/get_options/';

/** The pages of services, by their names in service files. */
const SERVICE_PAGES: Readonly<Record<ServicePageName, PageData>> = {
  cars: {
    module: 'src/site/cars/CarsPage.tsx',
    first: ['client/get_slider_car_type/', 'client/car_type_gallery?page=1'],
    isForm: true,
  },
  citizenships: {
    module: 'src/site/citizenship/CitizenshipsPage.tsx',
    first: ['client/citizenship_type/'],
  },
  companies: {
    module: 'src/site/companies/CompaniesPage.tsx',
    first: ['client/company_formation_country/'],
    isForm: true,
  },
  plans: {
    module: 'src/site/plans/PlansPage.tsx',
    first: ['client/health_insurance_type/'],
    isForm: true,
  },
  tickets: {
    module: 'src/site/tickets/TicketsPage.tsx',
    first: ['client/get_ticket/'],
    isForm: true,
  },
  tours: {
    module: 'src/site/tours/ToursPage.tsx',
    first: ['client/get_tour_group/?perPage=10&orderColumn=-recommendedRate'],
  },
  visas: {
    module: 'src/site/visas/VisasPage.tsx',
    first: ['client/top_country_visa/', 'client/normal_visa/'],
  },
};

/** The pages of single records, by their names in service files. */
const RECORD_PAGES: Readonly<Record<RecordPageName, RecordPageData>> = {
  citizenshipProfile: {
    module: 'src/site/citizenship/CitizenshipProfilePage.tsx',
    title: (to) => to.translate('citizenship.titleOf', country(to)),
    about: 'overview.0.body.value',
    picture: 'profileCoverPhoto',
    first: ['client/citizenship_type/{id}/'],
  },
  companyCountry: {
    module: 'src/site/companies/CompanyCountryPage.tsx',
    title: (to) => to.translate('companies.titleOf', country(to)),
    picture: 'photo',
    first: ['client/company_formation_country/{id}/', 'client/company_formation_country/'],
    isForm: true,
  },
  normalVisa: {
    module: 'src/site/visas/NormalVisaPage.tsx',
    title: (to) => to.translate('visas.titleOf', country(to)),
    picture: 'image',
    first: ['client/normal_visa/{id}/'],
    isForm: true,
  },
  topCountryVisa: {
    module: 'src/site/visas/TopCountryVisaPage.tsx',
    title: (to) => to.translate('visas.titleOf', country(to)),
    picture: 'image',
    first: [
      'client/top_country_visa/{id}/',
      'client/top_country_visa_type/',
      'client/top_country_visa_requirements/',
      OPTIONS,
    ],
    isForm: true,
  },
  tour: {
    module: 'src/site/tours/TourPage.tsx',
    title: routeTitle,
    about: 'overview',
    picture: 'photos',
    first: [
      'client/show_tour_group/{id}/',
      'client/get_tour_group/?perPage=6&orderColumn=-recommendedRate',
    ],
    isForm: true,
  },
};

/** The data of the note about who sees the answers, and of how long a request takes. */
const TRUST = ['client/trust/', RETENTION_CALL.path, FIGURE_CALLS.usualTimes.path];

/** The modules of a form. */
const ENGINE = ['src/engine/ServiceForm.tsx', 'virtual:texts/{language}/form'];

const WORDS = 'virtual:texts/{language}/services';

const known = <T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/** Returns the modules that a page needs: its own first, then its service and the form engine. */
const partsOf = (
  { id }: Service,
  { module, isForm, first }: PageData,
  isStored: boolean,
): Pick<PublicPage, 'modules' | 'soon' | 'first'> => ({
  modules: module === undefined ? [] : [module, WORDS],
  soon: [...(isForm ? ENGINE : []), isStored ? STORED : `virtual:service/${id}`],
  first: [
    ...(isStored ? [STORE_SERVICE_CALLS.read.path.replace('{id}', id)] : []),
    ...first,
    ...(isForm ? TRUST : []),
  ],
});

/** What the pages of a service of the store load in place of its file. */
const STORED = 'src/platform/content/storeService.ts';

type PageKind = Pick<ContentKind, 'id' | 'page'>;

/** Returns a service's page and the pages below it, some of which show a record. */
export function servicePages(
  service: Service,
  kinds: readonly PageKind[],
  isStored = false,
): readonly PublicPage[] {
  const { route, tile, page, pages = [] } = service;
  const intro = ({ language }: Reader) => (page.intro ? pick(page.intro, language) : '');
  const parts = known(SERVICE_PAGES, page.component) ?? generalPage(service);
  const overview = page.content === undefined ? undefined : `client/${page.content}/`;
  const own: PublicPage = {
    route,
    title: ({ language }) => pick(tile.title, language),
    description: intro,
    ...partsOf(
      service,
      { ...parts, first: [...(overview === undefined ? [] : [overview]), ...parts.first] },
      isStored,
    ),
  };
  return [own, ...pages.map((below) => subPage(below, service, intro, kinds, isStored))];
}

/** Returns the page of a service that names none, or an unknown one. */
function generalPage({ sections }: Service): PageData {
  return sections === undefined || sections.record !== undefined
    ? { first: [], isForm: true }
    : {
        module: 'src/site/service/sections/SectionedForm.tsx',
        first: [`client/${sections.content}/`, OPTIONS],
        isForm: true,
      };
}

function subPage(
  { route, component }: SubPage,
  service: Service,
  intro: (to: Reader) => string,
  kinds: readonly PageKind[],
  isStored: boolean,
): PublicPage {
  const own = known(RECORD_PAGES, component);
  const title = own?.title ?? (({ language }: Reader) => pick(service.tile.title, language));
  const about = own?.about;
  return {
    route,
    // Of the kind whose records have the route as their page.
    record: kinds.find(({ page }) => page === route.replace(/:\w+/u, '{id}'))?.id,
    title,
    // Unique, since search engines show only one of several pages with the same description.
    description: (to) => (about && to.say(about)) || `${title(to)}. ${intro(to)}`,
    picture: own?.picture,
    ...partsOf(service, own ?? { ...generalPage(service), first: [] }, isStored),
  };
}
