import type { ServicePageData } from '../model/service';
import type { Translate } from './issueWords';

/** Returns the texts of what a visitor needs, the cost and the duration, with a title for the requirements of staff alone. */
export function preparationTexts(
  { needs = [], cost, minutes }: ServicePageData<string>,
  translate: Translate<`shell.${'cost' | 'time' | 'minutes' | 'before' | 'needs' | 'requirements'}`>,
) {
  const facts: (readonly [name: string, fact: string])[] = [];
  if (cost !== undefined) facts.push([translate('shell.cost', {}), cost]);
  if (minutes !== undefined) {
    facts.push([translate('shell.time', {}), translate('shell.minutes', { count: minutes })]);
  }
  const isListed = needs.length > 0 || facts.length > 0;
  return {
    label: translate(isListed ? 'shell.before' : 'shell.requirements', {}),
    title: translate(isListed ? 'shell.needs' : 'shell.requirements', {}),
    needs,
    facts,
  };
}
