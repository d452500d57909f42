import { brandName, brandUrl } from '../../definition/brand/brand';
import { type Language, isText, pick } from '../../definition/model/text';
import { type Values, isRecord, type Json, valueAt } from '../../definition/model/values';
import type { AgencyBrand, ReadBrand } from '../brand/readBrand';
import type { PublicContent } from '../content/publicContent';
import type { Translations } from '../http/translations';
import type { ServerSettings } from '../serverSettings';
import { STORE_SERVICE_CALLS } from '../../contract/storeServices';
import { findPage, type FoundPage, type PublicPage } from './publicPage';
import { FACE, word } from './sitePages';
import { headTags, HIDDEN_TAGS, shortened } from './pageHead';
import { pictureUrlAt, textAt } from '../records/recordText';
import { type Filling, pageSettings } from './htmlTemplate';
import type { RenderSite } from '../../contract/renderSite';
import { dataBlock } from '../base/escapeHtml';
import { FORMATS } from '../../definition/model/formats';

export interface PagePorts {
  readonly settings: ServerSettings;
  readonly pages: () => readonly PublicPage[];
  readonly words: Translations;
  /** Undefined if another server has it. */
  readonly content: PublicContent | undefined;
  readonly readBrand: ReadBrand;
  readonly renderSite: RenderSite;
}

export interface PageRequest {
  readonly origin: string;
  readonly path: string;
  readonly query: string;
  /** The language in the URL, if there is one. */
  readonly named: Language | undefined;
  /** The language that the browser prefers, if it is one of ours. */
  readonly wished: Language | undefined;
  /** Opened by staff, in a frame of the panel. */
  readonly isPreview: boolean;
}

export interface PageResponse extends Filling {
  /** 503: what the page shows could not be read. */
  readonly status: 200 | 404 | 503;
  /** Whether search engines may index it. */
  readonly isPublic: boolean;
  /** No cache may store it. */
  readonly isPrivate?: true;
  /** The modules to load first, by their source paths. */
  readonly modules: readonly string[];
  /** The modules to load after these. */
  readonly soon?: readonly string[];
}

/** The call that header and footer need on every page. */
const CONTACT = 'client/get_contactus/';

/** What every page reads first: header and footer, and the services of the store. */
const FIRST = [CONTACT, STORE_SERVICE_CALLS.list.path];

/** The texts of a page whose record another server has. */
const UNREAD = { title: word('home.title'), description: word('heads.homeText') };

const MISSING: PublicPage = {
  route: '',
  title: word('shell.missing'),
  description: word('home.missingText'),
  first: [],
  modules: ['src/site/tiles/MissingPage.tsx', FACE],
};

export async function renderPage(ports: PagePorts, request: PageRequest): Promise<PageResponse> {
  const { pages, content, settings, readBrand } = ports;
  const brand = await readBrand();
  if (isBelow(request.path, settings.panelPath)) return panel(brand);
  const language = request.named ?? request.wished ?? brand.language;
  if (request.isPreview) return preview(brand, language);
  const found = await findPage(pages(), request.path, content);
  if (found) return publicPage(ports, request, found, language);
  const missing = { page: MISSING, path: request.path, id: '', record: {} };
  const shown = await publicPage(ports, request, missing, language);
  return { ...shown, status: 404, isPublic: false, head: HIDDEN_TAGS };
}

/** The module of the words that every page needs. */
const layoutWords = (language: Language): string => `virtual:texts/${language}/shell`;

const modulesIn = (language: Language, modules: readonly string[] = []): readonly string[] =>
  modules.map((module) => module.replace('{language}', language));

const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

/** Returns a page that search engines do not index, with the agency's name and nothing else. */
const bare = (brand: AgencyBrand, language: Language): PageResponse => ({
  status: 200,
  isPublic: false,
  language,
  brand,
  title: brandName(brand, language),
  head: HIDDEN_TAGS,
  body: '',
  data: '',
  modules: [layoutWords(language)],
});

/**
 * Returns the page of the panel: in English, whatever the visitor prefers (docs/requirements.md, P4), and without
 * anything of the site.
 */
const panel = (brand: AgencyBrand): PageResponse => ({
  ...bare(brand, 'en'),
  modules: [layoutWords('en'), 'src/panel/Panel.tsx'],
});

/**
 * Returns the page that the service worker stores, and shows offline for any page that it has not stored
 * (platform/offline).
 */
export async function offlineShell(
  { content, readBrand }: Pick<PagePorts, 'content' | 'readBrand'>,
  language: Language,
): Promise<PageResponse> {
  const data = embeddedData(language, await readResponses(content, FIRST));
  return { ...bare(await readBrand(), language), data };
}

/**
 * Embeds no data, since the preview shows records that are not stored yet, and loads the script that comes before
 * all others in the panel's frame (platform/preview/previewBootstrap).
 */
const preview = (brand: AgencyBrand, language: Language): PageResponse => ({
  ...bare(brand, language),
  modules: [],
  head: `${HIDDEN_TAGS}<script src="/preview.js"></script>`,
});

async function publicPage(
  { words, content, readBrand, settings, renderSite }: PagePorts,
  { origin, named, query }: PageRequest,
  { page, record, path, id }: FoundPage,
  language: Language,
): Promise<PageResponse> {
  const translate = words[language];
  const readerOf = (of: Values) => ({
    language,
    translate,
    say: (at: string) => textAt(of, at, language),
  });
  const brand = await readBrand();
  const name = brandName(brand, language);
  const calls = [...FIRST, ...page.first.map((call) => call.replace('{id}', id))];
  const responses = await readResponses(content, calls);
  const picture = origin + brandUrl('share.jpg', brand);
  const to = readerOf(record ?? {});
  const texts = record ? page : UNREAD;
  const title = texts.title(to);
  const text = shortened(texts.description(to));
  return {
    status: 200,
    isPublic: !page.isPrivate,
    ...(page.isPrivate && { isPrivate: true }),
    language,
    modules: [layoutWords(language), ...modulesIn(language, page.modules)],
    soon: modulesIn(language, page.soon),
    brand,
    title: `${title} · ${name}`,
    head:
      (page.isPrivate ? `${HIDDEN_TAGS}\n    ` : '') +
      headTags({
        origin,
        path,
        language,
        title,
        isAsked: named !== undefined,
        description: text,
        picture:
          pictureUrlAt(record ?? {}, page.picture, { origin, apiBase: settings.apiBase }) ??
          picture,
        kind: page.record ? 'article' : 'website',
        agency: agency({ origin, name, picture, language, contact: responses[CONTACT] }),
      }),
    body: await renderSite({
      path,
      query,
      language,
      responses,
      settings: pageSettings(settings, brand),
    }),
    data: embeddedData(language, responses),
  };
}

/** The responses of public calls, by their paths. */
type Responses = Readonly<Record<string, unknown>>;

/** Reads the responses of calls; unknown calls are left out. */
async function readResponses(content: PublicContent | undefined, calls: readonly string[]) {
  const entries = await Promise.all(
    calls.map(async (call) => [call, await content?.respond(call)] as const),
  );
  return Object.fromEntries(entries.filter(([, response]) => response !== undefined));
}

/** Returns the data block that the page reads instead of calling the API (platform/embeddedResponses). */
const embeddedData = (language: Language, responses: Responses): string =>
  dataBlock({ type: 'application/json', id: 'initial-data' }, { language, responses });

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Told {
  readonly origin: string;
  readonly name: string;
  readonly picture: string;
  readonly language: Language;
  /** The response of client/get_contactus/, of which anything may be missing. */
  readonly contact: unknown;
}

/** Returns the agency as schema.org's TravelAgency, for search engines. */
export function agency({ origin, name, picture, language, contact }: Told): object {
  const { emails, phoneNumbers, address, openingTime, socialMedia, mapLocation } = isRecord(contact)
    ? contact
    : {};
  const street = isText(address) ? pick(address, language) : '';
  const latitude = valueAt(mapLocation, ['latitude']);
  const longitude = valueAt(mapLocation, ['longitude']);
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': `${origin}/#agency`,
    name,
    url: `${origin}/`,
    image: picture,
    email: textsIn(emails),
    telephone: textsIn(phoneNumbers),
    sameAs: textsIn(isRecord(socialMedia) ? Object.values(socialMedia) : []).filter((address) =>
      FORMATS.url.test(address),
    ),
    ...(street !== '' && { address: { '@type': 'PostalAddress', streetAddress: street } }),
    ...(latitude && longitude && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: Array.isArray(openingTime) ? openingTime.flatMap(toHours) : [],
  };
}

function textsIn(value: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.filter((entry) => typeof entry === 'string' && entry !== '') as string[];
}

/** Rows without hours, or without an English day name, are left out. */
function toHours(row: Json): object[] {
  const { dayName, body }: Values = isRecord(row) ? row : {};
  const day = isText(dayName) ? pick(dayName, 'en').trim() : '';
  const { from, to }: Values = isRecord(body) ? body : {};
  if (!DAYS.includes(day) || !from || !to) return [];
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: day, opens: from, closes: to }];
}
