import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/definition/model/text';
import { tellChange } from './jsonChange';

const LIST = 'virtual:words';
const ONE = 'virtual:words/';

/**
 * The parts that load separately, with their groups of locales/; a group that is not listed is in
 * `shell`.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  form: ['dates', 'form'],
  services: ['cars', 'citizenship', 'companies', 'plans', 'tickets', 'tours', 'visas'],
  status: ['handover', 'status'],
  entering: ['entering'],
  reading: ['blogs', 'offers', 'partners', 'statement'],
  /** Used only by the server, which reads the files itself. */
  server: ['heads', 'mail'],
};

const SHELL = 'shell';
const SENT = [SHELL, ...Object.keys(PARTS).filter((part) => part !== 'server')];
const ELSEWHERE = new Set(Object.values(PARTS).flat());

/**
 * Provides modules for the interface texts in locales/: `virtual:words`, which lists every part in
 * every language, and one module per part, loaded on demand (types in src/virtual.d.ts); the panel
 * imports its part itself.
 */
export function words(locales: string): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listCode();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [language = '', part = ''] = id.slice(ONE.length + 1).split('/');
      if (part === PANEL) {
        for (const file of panelFiles(locales)) this.addWatchFile(file);
        return `export default ${JSON.stringify(panelWords(locales, language))};`;
      }
      const file = join(locales, `${language}.json`);
      this.addWatchFile(file);
      const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
      return `export default ${JSON.stringify(partOf(groups, part))};`;
    },
    hotUpdate(change) {
      return tellChange(this.environment, locales, change, (id) => id.startsWith(`\0${ONE}`));
    },
  };
}

/** The panel's texts, of which only Kurdish and Arabic are sent: in the code they are English. */
const PANEL = 'panel';

/** A translation, or its plural forms by the categories of Intl.PluralRules. */
type PanelEntry = string | Readonly<Record<string, string>>;

/** A file of locales/panel: the translations of each English text. */
export type PanelTexts = Readonly<Record<string, readonly [ku: PanelEntry, ar: PanelEntry]>>;

/** Returns the files with the panel's texts. */
const panelFiles = (locales: string): string[] =>
  readdirSync(join(locales, PANEL)).map((name) => join(locales, PANEL, name));

function panelWords(locales: string, language: string): object {
  const entries = panelFiles(locales).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as PanelTexts),
  );
  const position = LANGUAGES.findIndex((known) => known === language);
  return Object.fromEntries(
    entries.flatMap(([text, translations]) => {
      const entry = translations[position];
      if (typeof entry !== 'object') return [[text, entry]];
      return Object.entries(entry).map(([form, words]) => [`${text}_${form}`, words]);
    }),
  );
}

const partOf = (groups: Readonly<Record<string, object>>, part: string): object =>
  Object.fromEntries(
    Object.entries(groups).filter(([group]) =>
      part === SHELL ? !ELSEWHERE.has(group) : PARTS[part]?.includes(group),
    ),
  );

function listCode(): string {
  const languages = LANGUAGES.map((language) => {
    const parts = SENT.map((part) => `${part}: () => import('${ONE}${language}/${part}')`);
    return `${language}: { ${parts.join(', ')} }`;
  });
  return `export const words = { ${languages.join(', ')} };`;
}
