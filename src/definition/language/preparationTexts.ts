import type { ServicePageData } from '../model/service';
import type { Translate } from './issueWords';

/** Returns the texts of what a visitor needs, the cost and the duration; undefined if a service has none of them. */
export function preparationTexts(
  { needs = [], cost, minutes }: ServicePageData<string>,
  translate: Translate<`shell.${'cost' | 'time' | 'minutes' | 'before' | 'needs'}`>,
) {
  const facts: (readonly [name: string, fact: string])[] = [];
  if (cost !== undefined) facts.push([translate('shell.cost', {}), cost]);
  if (minutes !== undefined) {
    facts.push([translate('shell.time', {}), translate('shell.minutes', { count: minutes })]);
  }
  if (needs.length === 0 && facts.length === 0) return undefined;
  return {
    label: translate('shell.before', {}),
    title: translate('shell.needs', {}),
    needs,
    facts,
  };
}
