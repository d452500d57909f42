import { SEARCH_CALL } from '../../contract/search';
import type { ContentKind } from '../../definition/content/contentType';
import { LANGUAGES } from '../../definition/model/text';
import type { Values } from '../../definition/model/values';
import { publishedRecords } from '../content/readContent';
import type { Feature } from '../feature';
import { type Route, cachedRoute } from '../http/route';
import { onSite } from '../liveCatalogue';
import type { PublicPage, Reader } from '../pages/publicPage';
import { shortened } from '../pages/pageHead';
import { routeTitle } from '../pages/servicePages';
import { textAt } from '../records/recordText';
import type { RoutePorts } from '../routePorts';

/** The most records of one kind: the index is loaded when somebody begins to search. */
const MOST = 150;

type InThree = (of: (to: Reader) => string) => readonly string[];

/** The search of the site. */
export const search = {
  calls: { SEARCH_CALL },
  routes: (ports): readonly Route[] => [
    cachedRoute('public', SEARCH_CALL, async () => {
      const pages = ports.pagesOf(onSite(ports.catalogue.entries()));
      const shown = pages.filter(({ isPrivate, route }) => !isPrivate && route !== '/');
      const found = await Promise.all([
        ...shown.map((page) => ofPage(page, ports)),
        ...ports.kinds.map((kind) => onLists(kind, shown, ports)),
      ]);
      return { data: found.flat() };
    }),
  ],
} as const satisfies Feature;

/** Returns a page, or a page for each of its records. */
async function ofPage({ route, record, title, description }: PublicPage, ports: RoutePorts) {
  const kind = ports.kinds.find(({ id }) => id === record);
  if (!kind) {
    const inThree = readerOf({}, ports);
    const about = inThree((to) => shortened(description(to)));
    return record === undefined ? [{ path: route, title: inThree(title), about }] : [];
  }
  const records = await publishedRecords(kind, ports.index);
  return records.slice(0, MOST).map((one) => ({
    path: route.replace(/:\w+/u, one.id),
    title: readerOf(one, ports)(title),
    about: kind.title,
  }));
}

/** Returns the records of a kind that stand on a list without a page of their own, such as flights. */
async function onLists(kind: ContentKind, pages: readonly PublicPage[], ports: RoutePorts) {
  const { page, many, required } = kind;
  const list = pages.find(({ route }) => route === page);
  if (!list || !many || required === undefined) return [];
  const records = await publishedRecords(kind, ports.index);
  const [name = ''] = required;
  const about = readerOf(
    {},
    ports,
  )((to) => `${list.title(to)}. ${shortened(list.description(to))}`);
  return records.slice(0, MOST).map((one) => ({
    path: list.route,
    title: readerOf(one, ports)((to) => routeTitle(to) || to.say(name)),
    about,
  }));
}

const readerOf =
  (record: Values, { translations }: RoutePorts): InThree =>
  (of) =>
    LANGUAGES.map((language) =>
      of({
        language,
        translate: translations[language],
        say: (at) => textAt(record, at, language),
      }),
    );
