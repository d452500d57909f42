import { linesOf } from './lines';

/** The Arabic and the Sorani name of a place, if they are known. */
export interface Names {
  readonly ar?: string;
  readonly ku?: string;
}

/** GeoNames marks Sorani as ckb, or as ku, which it also uses for Kurmanji in Latin letters. */
const LANGUAGES: Readonly<Record<string, keyof Names>> = { ar: 'ar', ckb: 'ku', ku: 'ku' };

const ARABIC_SCRIPT = /^\p{Script=Arabic}/u;

/** Reads the names of a GeoNames alternateNamesV2 file by the places' ids: a preferred one, else the first. */
export async function readAlternateNames(file: string): Promise<Map<string, Names>> {
  const names = new Map<string, Names>();
  const preferred = new Set<string>();
  for await (const line of linesOf(file)) {
    const [, place = '', tag = '', name = '', isPreferred, , isColloquial, isHistoric] =
      line.split('\t');
    const language = Object.hasOwn(LANGUAGES, tag) ? LANGUAGES[tag] : undefined;
    if (!language || !ARABIC_SCRIPT.test(name) || isColloquial === '1' || isHistoric === '1')
      continue;
    const known = names.get(place);
    const key = `${place} ${language}`;
    if (known?.[language] !== undefined && (isPreferred !== '1' || preferred.has(key))) continue;
    if (isPreferred === '1') preferred.add(key);
    names.set(place, { ...known, [language]: name });
  }
  return names;
}
