import type { Block, Service, Step } from '../../../src/definition/model/service';
import { stepFields } from '../../../src/definition/model/stepOf';
import { ANSWERS } from '../../../src/lint/changes/effects';
import { type Change, effectOf, moved, said } from '../../../src/lint/changes/fieldChanges';

type Part = Partial<Pick<Step, 'title' | 'when' | 'summary'>> & Partial<Pick<Block, 'fields'>>;

/** Returns the changes of steps that are called as before, and of the blocks in them, each with the fields that it has. */
export function stepChanges(old: Service, now: Service, keyword: 'when' | 'summary') {
  const parts = now.steps.flatMap((is, number): readonly (readonly [string, Part, Part])[] => {
    const was = old.steps.find(({ title }) => said(title) === said(is.title));
    const at = `/steps/${number}`;
    const blocks = is.blocks.map(
      (block, index) => [`${at}/blocks/${index}`, was?.blocks[index] ?? block, block] as const,
    );
    return was ? [[at, was, { ...is, fields: stepFields(is) }], ...blocks] : [];
  });
  return parts.flatMap(([at, was, is]): (Change & Pick<Part, 'fields'>)[] => {
    const values = [was[keyword], is[keyword]] as const;
    if (said(values[0]) === said(values[1])) return [];
    const problem = moved(`"${keyword}" of "${is.title?.[2] ?? 'a block'}"`, ...values);
    const effect = keyword === 'when' ? effectOf(keyword, values, ANSWERS) : ANSWERS.fits;
    return [{ at: `${at}/${keyword}`, problem, effect: effect ?? '', fields: is.fields ?? [] }];
  });
}
