import type { Service } from '../../definition/model/service';
import { statusesOf } from '../../definition/model/statuses';
import type { Text } from '../../definition/model/text';
import { type Json, sameJson } from '../../definition/model/values';
import type { ServiceChange } from './serviceChange';

/** The order of keys means nothing. */
const isSame = (one: unknown, other: unknown): boolean => sameJson(one as Json, other as Json);

type Find = (service: Service) => unknown;

/** Parts of a service that are compared as a whole. */
const WHOLE = {
  title: ['/tile/title', ({ tile }) => tile.title],
  tile: ['/tile', ({ tile: { icon, order } }) => [icon, order]],
  address: ['/route', ({ route }) => route],
  page: ['/page', ({ page, pages }) => [page, pages]],
  formTitle: ['/form/title', ({ form }) => form.title],
  expectedAnswers: ['/form/expected', ({ form }) => form.expected ?? []],
  stepList: ['/stepper', ({ stepper }) => stepper ?? false],
  sections: ['/sections', ({ sections }) => sections],
  lookup: ['/lookup', ({ lookup }) => lookup],
  otherSent: [
    '/submit',
    ({ submit: { success: _, invalid: __, ...rest } }) => Object.entries(rest).sort(),
  ],
  messages: ['/submit', ({ submit: { success, invalid } }) => [success, invalid]],
  staffPages: ['/staff', ({ staff: { panel, list, read } }) => [panel, list, read]],
  columns: [
    '/staff/columns',
    ({ staff }) => [staff.columns, staff.about ?? [], staff.endDates ?? []],
  ],
} as const satisfies Readonly<Record<string, readonly [at: string, find: Find]>>;

const LISTS = {
  document: ['/documents', ({ documents = [] }: Service) => documents],
  status: ['/staff/statuses', ({ staff }: Service) => statusesOf(staff)],
} as const;

export type PartCode =
  | (keyof typeof WHOLE | `${keyof typeof LISTS}${'Added' | 'Removed' | 'Changed'}`)
  | ('retention' | 'statusOrder' | 'documentOrder');

/** Returns the changes of everything around the questions. */
export const partChanges = (before: Service, after: Service): ServiceChange[] => [
  ...(Object.keys(WHOLE) as (keyof typeof WHOLE)[]).flatMap((code): ServiceChange[] => {
    const [at, find]: readonly [string, Find] = WHOLE[code];
    return isSame(find(before), find(after)) ? [] : [{ at, code }];
  }),
  ...(['document', 'status'] as const).flatMap((part) => {
    const [at, find] = LISTS[part];
    return listChanges(part, at, find(before), find(after));
  }),
  ...retention(before.staff.retentionDays, after.staff.retentionDays),
];

interface Named {
  readonly id: string;
  readonly name: Text;
}

function listChanges(
  part: keyof typeof LISTS,
  at: string,
  before: readonly Named[],
  after: readonly Named[],
): ServiceChange[] {
  const find = (all: readonly Named[], { id }: Named) => all.find((one) => one.id === id);
  const inBoth = after.filter((one) => find(before, one));
  const order = before.filter((one) => find(after, one));
  const ids = (all: readonly Named[]) => all.map(({ id }) => id).join();
  return [
    ...before
      .filter((one) => !find(after, one))
      .map(({ name }) => ({ at, code: `${part}Removed` as const, name, stored: 'keep' as const })),
    ...after
      .filter((one) => !find(before, one))
      .map(({ name }) => ({ at, code: `${part}Added` as const, name })),
    ...inBoth
      .filter((one) => !isSame(find(before, one), one))
      .map(({ name }) => ({ at, code: `${part}Changed` as const, name })),
    ...(ids(inBoth) === ids(order) ? [] : [{ at, code: `${part}Order` as const }]),
  ];
}

/** Absent: the days of the server's settings. */
function retention(before?: number, after?: number): ServiceChange[] {
  if (before === after) return [];
  const days = { ...(before && { before }), ...(after && { after }) };
  return [{ at: '/staff/retentionDays', code: 'retention', ...days }];
}
