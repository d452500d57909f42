import type { Service, Step } from '../../definition/model/service';
import { stepFields } from '../../definition/model/stepOf';
import { pointer } from '../base/checkIssue';
import { said } from './fieldChanges';
import type { ServiceChange } from './serviceChange';

export type FlowCode =
  | ('stepAdded' | 'stepRemoved' | 'stepRenamed' | 'stepCondition' | 'stepSummary' | 'stepOrder')
  | ('moved' | 'order' | 'blocks');

/** Returns the changes of steps, and of where the questions are in them. */
export function flowChanges(before: Service, after: Service): ServiceChange[] {
  const pairs = pairsOf(before.steps, after.steps);
  const known = new Set(pairs.flatMap(([was]) => was ?? []));
  const stepBefore = (name: string) => before.steps.find((one) => stepFields(one).includes(name));
  const gone = before.steps
    .filter((step) => !known.has(step))
    .map(({ title }) => ({ at: '/steps', code: 'stepRemoved' as const, name: title }));
  const order = pairs.flatMap(([was]) => (was ? [before.steps.indexOf(was)] : []));
  return [
    ...gone,
    ...(order.some((place, index) => place < (order[index - 1] ?? -1))
      ? [{ at: '/steps', code: 'stepOrder' as const }]
      : []),
    ...pairs.flatMap(([was, is], index): ServiceChange[] => {
      const at = pointer('steps', index);
      const name = is.title;
      const moved = stepFields(is).flatMap((field): ServiceChange[] => {
        const from = stepBefore(field);
        const label = after.form.properties[field]?.label;
        if (!from || from === was || !label) return [];
        return [{ at, code: 'moved', question: [label], name, field }];
      });
      return [
        ...(was ? stepChanges(was, is, at) : [{ at, code: 'stepAdded' as const, name }]),
        ...moved,
      ];
    }),
  ];
}

/** Returns each step with the one that it was: of the same title, or with the same questions. */
function pairsOf(before: readonly Step[], after: readonly Step[]): [Step | undefined, Step][] {
  const titled = after.map((is) => before.find(({ title }) => said(title) === said(is.title)));
  const left = new Set(before.filter((step) => !titled.includes(step)));
  return after.map((is, index) => {
    const names = stepFields(is);
    const shared = (step: Step) => stepFields(step).filter((name) => names.includes(name)).length;
    const [best] = [...left].filter(shared).sort((a, b) => shared(b) - shared(a));
    const was = titled[index] ?? best;
    if (was) left.delete(was);
    return [was, is];
  });
}

function stepChanges(was: Step, is: Step, at: string): ServiceChange[] {
  const name = is.title;
  const [old, now] = [stepFields(was), stepFields(is)];
  const inBoth = (fields: readonly string[]) =>
    fields.filter((one) => old.includes(one) && now.includes(one));
  const blocks = ({ blocks: all }: Step) =>
    said(all.map((block) => ({ ...block, fields: inBoth(block.fields) })));
  const isSorted = said(inBoth(old)) === said(inBoth(now));
  const changed: readonly (readonly [boolean, ServiceChange])[] = [
    [
      said(was.title) !== said(name),
      { at: `${at}/title`, code: 'stepRenamed', before: was.title, after: name },
    ],
    [
      said(was.when) !== said(is.when),
      { at: `${at}/when`, code: 'stepCondition', name, stored: 'lack' },
    ],
    [was.summary !== is.summary, { at: `${at}/summary`, code: 'stepSummary', name }],
    [!isSorted, { at, code: 'order', name }],
    [isSorted && blocks(was) !== blocks(is), { at: `${at}/blocks`, code: 'blocks', name }],
  ];
  return changed.flatMap(([is_, change]) => (is_ ? [change] : []));
}
