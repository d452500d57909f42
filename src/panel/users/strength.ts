import { ruleIssue, SHORTEST_PASSWORD } from '../../definition/validate/passwordRule';
import { t } from '../language/t';

export interface Strength {
  /** 0 (refused) to 3. */
  readonly level: 0 | 1 | 2 | 3;
  readonly words: string;
}

const LONG = 20;
const LONGER = 16;

/**
 * Returns the strength of a new password while it is typed. The server decides.
 * @param names of the agency
 */
export function strengthOf(password: string, names: readonly string[]): Strength {
  const { length } = [...password];
  switch (ruleIssue(password, names)) {
    case 'tooShort':
      return {
        level: 0,
        words: t('Too short: {{length}} of at least {{least}} characters', {
          length,
          least: SHORTEST_PASSWORD,
        }),
      };
    case 'tooLong':
      return { level: 0, words: t('Too long') };
    case 'known':
      return { level: 0, words: t('Too easy to guess') };
    case undefined:
      return rated(length, new Set(password).size);
  }
}

function rated(length: number, different: number): Strength {
  if (length >= LONG && different >= 10) return { level: 3, words: t('Very strong') };
  if (length >= LONGER && different >= 8) return { level: 2, words: t('Strong') };
  return { level: 1, words: t('Good; longer is stronger') };
}
