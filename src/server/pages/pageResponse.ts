import type { Language } from '../../definition/text';
import type { Values } from '../../definition/values';
import type { PublicContent } from '../content/publicContent';
import type { Words } from '../http/translations';
import type { Settings } from '../settings';
import { agency } from './agency';
import { findPage, type Found } from './findPage';
import { answersOf, firstData } from './embeddedData';
import { skeleton } from './skeleton';
import { headTags, HIDDEN_TAGS, shortened } from './pageHead';
import type { PublicPage } from './publicPage';
import { pictureAt, textAt } from './recordText';
import { shownOf } from './skeletonContent';
import type { Filling } from './htmlTemplate';

/** What pages are made of. */
export interface PagePorts {
  readonly settings: Pick<Settings, 'panelPath' | 'apiBase'>;
  readonly pages: readonly PublicPage[];
  readonly words: Words;
  /** Undefined: another server has it. */
  readonly content: PublicContent | undefined;
}

/** Which page is asked for, and by whom. */
export interface PageAsked {
  readonly origin: string;
  readonly path: string;
  /** The language in the address, if there is one. */
  readonly named: Language | undefined;
  /** The language that the visitor's browser asks for, if it is one of ours. */
  readonly wished: Language | undefined;
  /** By staff, in a frame of the panel. */
  readonly isPreview: boolean;
}

export interface PageAnswer extends Filling {
  /** 503: what the page shows could not be read. */
  readonly status: 200 | 404 | 503;
  /** Whether search engines may keep it. */
  readonly isPublic: boolean;
  /** What of the build it shows first, by the sources' names. */
  readonly modules: readonly string[];
  /** What comes after that, named alike. */
  readonly soon?: readonly string[];
}

/** What header and footer show on every page. */
const CONTACT = 'client/get_contactus/';
/** For chats: 1200 by 630. */
const PICTURE = '/share.jpg';

/** What is said of a record that another server has. */
const UNREAD: Pick<PublicPage, 'title' | 'description'> = {
  title: ({ translate }) => translate('home.title', {}),
  description: ({ translate }) => translate('heads.homeText', {}),
};

/** The page of an address, as everybody gets it before a script has run. */
export async function answerPage(ports: PagePorts, asked: PageAsked): Promise<PageAnswer> {
  const { pages, words, content, settings } = ports;
  if (isBelow(asked.path, settings.panelPath)) return panel(words);
  const language = asked.named ?? asked.wished ?? 'en';
  if (asked.isPreview) return preview(words, language);
  const found = await findPage(pages, asked.path, content);
  return found ? publicPage(ports, asked, found, language) : missing(ports, language);
}

/** What every page says first. */
const shellWords = (language: Language): string => `virtual:words/${language}/shell`;

const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

/** English, whatever the visitor wishes (docs/requirements.md, P4), and nothing of the site on it. */
const panel = (words: Words): PageAnswer => ({
  status: 200,
  isPublic: false,
  language: 'en',
  title: words.en('shell.brand', {}),
  head: HIDDEN_TAGS,
  body: '',
  data: '',
  modules: [shellWords('en'), 'src/panel/Panel.tsx'],
});

/** What a browser keeps to show, without a line, for any page that it has not kept (platform/offline). */
export async function answerShell(
  { words, content }: PagePorts,
  language: Language,
): Promise<PageAnswer> {
  return {
    status: 200,
    isPublic: false,
    language,
    head: HIDDEN_TAGS,
    body: '',
    modules: [shellWords(language)],
    title: words[language]('shell.brand', {}),
    data: firstData(language, await answersOf(content, [CONTACT])),
  };
}

/**
 * Nothing of the store, for what is shown may not be in it yet, and the script that comes before all
 * others in the panel's frame (platform/preview/inFrame).
 */
const preview = (words: Words, language: Language): PageAnswer => ({
  status: 200,
  isPublic: false,
  language,
  body: '',
  data: '',
  modules: [],
  title: words[language]('shell.brand', {}),
  head: `${HIDDEN_TAGS}<script src="/preview.js"></script>`,
});

async function missing({ words, content }: PagePorts, language: Language): Promise<PageAnswer> {
  const say = (key: string) => words[language](key, {});
  const [title, brand] = [say('shell.missing'), say('shell.brand')];
  return {
    status: 404,
    isPublic: false,
    language,
    head: HIDDEN_TAGS,
    modules: [shellWords(language)],
    title: `${title} · ${brand}`,
    body: skeleton(words, { look: 'list', title, lead: say('shell.missingText') }),
    data: firstData(language, await answersOf(content, [CONTACT])),
  };
}

async function publicPage(
  { words, content, settings: { apiBase } }: PagePorts,
  { origin, named }: PageAsked,
  { page, record, path, id }: Found,
  language: Language,
): Promise<PageAnswer> {
  const translate = words[language];
  const readerOf = (of: Values) => ({
    language,
    translate,
    say: (at: string) => textAt(of, at, language),
  });
  const brand = translate('shell.brand', {});
  const calls = [CONTACT, ...page.first.map((call) => call.replace('{id}', id))];
  const answers = await answersOf(content, calls);
  const picture = origin + PICTURE;
  const to = readerOf(record ?? {});
  const told = record ? page : UNREAD;
  const title = told.title(to);
  const text = shortened(told.description(to));
  return {
    status: 200,
    isPublic: true,
    language,
    modules: [
      shellWords(language),
      ...(page.modules ?? []).map((module) => module.replace('{language}', language)),
    ],
    soon: (page.soon ?? []).map((module) => module.replace('{language}', language)),
    title: `${title} · ${brand}`,
    head: headTags({
      origin,
      path,
      language,
      title,
      isAsked: named !== undefined,
      description: text,
      picture: pictureAt(record ?? {}, page.picture, { origin, apiBase }) ?? picture,
      kind: page.record ? 'article' : 'website',
      agency: agency({ origin, brand, picture, language, contact: answers[CONTACT] }),
    }),
    body: skeleton(
      words,
      shownOf({ page, title, record: record ?? {}, answers, apiBase, readerOf }),
    ),
    data: firstData(language, answers),
  };
}
