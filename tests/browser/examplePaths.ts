import { readFileSync } from 'node:fs';
import { SERVICES } from './services';

/** The content kind of which each page below a service's shows one record. */
const SHOWN: Readonly<Record<string, string>> = {
  tour: 'tour_group',
  citizenshipProfile: 'citizenship_type',
  companyCountry: 'company_formation_country',
  normalVisa: 'normal_visa',
  topCountryVisa: 'top_country_visa',
};

interface Sampled {
  readonly samples: readonly { readonly id: string }[];
}

function firstOf(kind: string): string {
  const document = JSON.parse(readFileSync(`schemas/content/${kind}.json`, 'utf8')) as Sampled;
  const [first] = document.samples;
  if (!first) throw new Error(`no demo content of ${kind}`);
  return first.id;
}

/** An address for each page of each service; a page that shows a record shows the first of the demo. */
export const SERVICE_PATHS: readonly string[] = SERVICES.flatMap(({ route, pages = [] }) => [
  route,
  ...pages.map((page) => {
    const kind = SHOWN[page.shell];
    if (!kind) throw new Error(`which record does ${page.shell} show?`);
    return page.route.replace(/:\w+/u, firstOf(kind));
  }),
]);
