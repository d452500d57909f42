import type { Language } from '../model/text';

/** Isolates a name with its own direction inside a sentence. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/**
 * Returns where something begins and ends, with an arrow in the reading direction of a language. Names in Latin letters would
 * otherwise turn the others round.
 */
export const fromTo = (from: string, to: string, language: Language): string =>
  language === 'en' ? `${from} → ${to}` : `${isolated(from)} ← ${isolated(to)}`;
