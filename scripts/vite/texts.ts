import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ISSUE_CODES } from '../../src/definition/model/issue';
import { LANGUAGES } from '../../src/definition/model/text';
import { tellChange } from './jsonChange';

const LIST = 'virtual:texts';
const ONE = 'virtual:texts/';

/**
 * The parts that load separately, with their groups of locales/; a group that is not listed is in
 * `shell`.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  form: ['dates', 'form'],
  services: ['cars', 'citizenship', 'companies', 'compare', 'plans', 'tickets', 'tours', 'visas'],
  /** The home page, the search and the office. */
  face: ['home', 'hotels', 'mine', 'office', 'search', 'trust'],
  status: ['draftPage', 'handover', 'position', 'status'],
  entering: ['entering'],
  reading: ['blogs', 'offers', 'partners', 'statement'],
  /** In files of its own: the keys are the English texts, so there are none in English. */
  panel: [],
  /** Used only by the server, which reads the files itself. */
  server: ['export', 'heads', 'mail'],
};

const SHELL = 'shell';

/** The errors that pages translate. What is wrong with a request as a whole, the server says in the reader's language. */
const ERRORS = new Set<string>([...ISSUE_CODES, 'ask', 'refused', 'server']);
const SENT = [SHELL, ...Object.keys(PARTS).filter((part) => part !== 'server')];
const ELSEWHERE = new Set(Object.values(PARTS).flat());

/**
 * Provides modules for the interface texts in locales/: `virtual:texts`, which lists every part in
 * every language, and one module per part, loaded on demand (types in src/virtual.d.ts).
 */
export function texts(locales: string): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listCode();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [language = '', part = ''] = id.slice(ONE.length + 1).split('/');
      if (part === PANEL && language === 'en') return 'export default {};';
      const file = join(locales, part === PANEL ? PANEL : '', `${language}.json`);
      this.addWatchFile(file);
      const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
      return `export default ${JSON.stringify(part === PANEL ? groups : partOf(groups, part))};`;
    },
    hotUpdate(change) {
      return tellChange(this.environment, locales, change, (id) => id.startsWith(`\0${ONE}`));
    },
  };
}

const PANEL = 'panel';

const partOf = (groups: Readonly<Record<string, object>>, part: string): object =>
  Object.fromEntries(
    Object.entries(groups)
      .filter(([group]) => (part === SHELL ? !ELSEWHERE.has(group) : PARTS[part]?.includes(group)))
      .map(([group, texts]) => [group, group === 'errors' ? errorsOnPages(texts) : texts]),
  );

const errorsOnPages = (texts: object): object =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => ERRORS.has(code)));

function listCode(): string {
  const languages = LANGUAGES.map((language) => {
    const parts = SENT.map((part) => `${part}: () => import('${ONE}${language}/${part}')`);
    return `${language}: { ${parts.join(', ')} }`;
  });
  return `export const texts = { ${languages.join(', ')} };`;
}
