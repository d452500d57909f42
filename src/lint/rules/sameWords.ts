import { LANGUAGES, type Text } from '../../definition/model/text';
import { isRecord } from '../../definition/model/values';
import { type CheckIssue, named, pointer } from '../base/checkIssue';
import type { Lint } from '../base/lint';
import type { Project } from '../base/project';
import { type PlacedText, schemaTexts } from '../base/wordsOf';

/** Names that are the same in several languages: a list kept by the maintainers. */
const NAMES = 'schemas/names.json';

/**
 * Reports texts that are the same in two languages: most often one was copied and never translated.
 */
export const sameWords: Lint = (project) => {
  const names = namesOf(project);
  const inSchemas = [...project.files.values()].flatMap((file) =>
    schemaTexts(file).flatMap(({ at, text }) => misspelled(file.path, at, text, names)),
  );
  return [...inSchemas, ...localeIssues(project, names)];
};

function misspelled(file: string, at: string, text: Text, names: readonly string[]): CheckIssue[] {
  const found = PAIRS.find(([one, other]) => text[one] === text[other] && isWords(text[one]));
  if (!found || names.includes(text[found[0]])) return [];
  const [one, other] = found;
  const problem = `${LANGUAGES[one]} and ${LANGUAGES[other]} are both "${text[one]}"`;
  const fix = `translate it, or add the name to ${NAMES}`;
  return [{ file, at: at + pointer(other), problem, fix }];
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/**
 * Returns whether a text needs translation: numbers, codes such as A1234567, addresses and
 * placeholders do not.
 */
function isWords(text: string): boolean {
  const bare = text.replaceAll(/\{\{.*?\}\}/gu, '');
  return /\p{Ll}|\p{Lo}/u.test(bare) && !/^\S*[@/]\S*$/u.test(bare.trim());
}

function localeIssues({ files }: Project, names: readonly string[]): CheckIssue[] {
  const locales = LANGUAGES.map((language) => files.get(`locales/${language}.json`)?.data);
  return textsOf(locales).flatMap(({ at, text }) => {
    const [found] = misspelled('', '', text, names);
    if (!found) return [];
    const language = LANGUAGES.find((_, index) => found.at === pointer(index)) ?? 'ku';
    // The other two are compared with the English text.
    const other = language === 'en' ? LANGUAGES[text[0] === text[2] ? 0 : 1] : language;
    return [{ ...found, file: `locales/${other}.json`, at }];
  });
}

function textsOf(nodes: readonly unknown[], at = ''): PlacedText[] {
  if (nodes.every((node) => typeof node === 'string')) {
    const [ku = '', ar = '', en = ''] = nodes as string[];
    return [{ at, text: [ku, ar, en] }];
  }
  if (!nodes.every((node) => isRecord(node))) return [];
  return Object.keys(nodes[2] ?? {}).flatMap((key) =>
    textsOf(
      nodes.map((node) => node[key]),
      at + pointer(key),
    ),
  );
}

function namesOf({ files }: Project): readonly string[] {
  const data = files.get(NAMES)?.data;
  const names: unknown = isRecord(data) ? data.names : [];
  return Array.isArray(names) ? names.map(String) : [];
}

/** Requires that the list of names contains texts, without duplicates. */
export const nameList: Lint = ({ files }) => {
  const data = files.get(NAMES)?.data;
  if (data === undefined) return [];
  const names: unknown = isRecord(data) ? data.names : undefined;
  const fix = 'write {"names": ["Agency"]}';
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) {
    return [{ file: NAMES, at: '', problem: 'there is no list of names', fix }];
  }
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const problem = `${named(twice)} appears twice`;
  return twice.length > 0 ? [{ file: NAMES, at: '/names', problem, fix: 'keep one' }] : [];
};
