import { type Language, pick } from '../definition/model/text';
import type { OwnStatus, Staff } from '../definition/model/service';
import * as s from './schema';

/** A status by its id: of the usual ones, or of those in a service's file. */
export type Status = string;

/** Which statuses there are depends on the service, so the id is looked up and not only compared. */
export const STATUS: s.Schema<Status> = { ...s.storable(40), pattern: '^[A-Za-z][A-Za-z0-9]*$' };

export const ANSWERED_STATUS: s.Schema<Status> = {
  ...s.TEXT,
  description: 'The id of a status: new, inProgress, done, refused, or one of the service.',
};

/** The statuses of services whose files name none, in the order in which an application goes through them. */
export const USUAL_STATUSES: readonly OwnStatus[] = [
  {
    id: 'new',
    name: ['نوێ', 'جديد', 'New'],
    applicant: [
      'داواکارییەکەتمان پێ گەیشتووە و هێشتا سەیر نەکراوە.',
      'وصلنا طلبك ولم تتم مراجعته بعد.',
      'We have received your request and have not looked at it yet.',
    ],
    color: 'info',
  },
  {
    id: 'inProgress',
    name: ['لە کاردایە', 'قيد العمل', 'In progress'],
    applicant: [
      'کار لەسەر داواکارییەکەت دەکەین.',
      'نعمل على طلبك الآن.',
      'We are working on your request.',
    ],
    color: 'warning',
  },
  {
    id: 'done',
    name: ['تەواو', 'منجز', 'Done'],
    applicant: ['داواکارییەکەت تەواو بوو.', 'اكتمل العمل على طلبك.', 'Your request is complete.'],
    color: 'success',
    closes: true,
  },
  {
    id: 'refused',
    name: ['ڕەتکراوە', 'مرفوض', 'Refused'],
    applicant: [
      'ناتوانین داواکارییەکەت بە ئەنجام بگەیەنین. بۆ زانینی هۆکارەکە پەیوەندیمان پێوە بکە.',
      'لا يمكننا إتمام طلبك. تواصل معنا لمعرفة السبب.',
      'We cannot carry out your request. Contact us to find out why.',
    ],
    color: 'error',
    closes: true,
  },
];

/** Returns the statuses of a service. A bare id that is no usual one is left out; `npm run check` reports it. */
export const statusesOf = ({ statuses }: Pick<Staff, 'statuses'>): readonly OwnStatus[] =>
  statuses?.flatMap((status) =>
    'name' in status ? [status] : USUAL_STATUSES.filter(({ id }) => id === status.id),
  ) ?? USUAL_STATUSES;

export type StatusBook = ReturnType<typeof statusBook>;

export function statusBook(
  services: readonly { readonly id: string; readonly staff: Pick<Staff, 'statuses'> }[],
) {
  const known = new Map(services.map(({ id, staff }) => [id, statusesOf(staff)]));
  const all = new Map(
    [...[...known.values()].flat(), ...USUAL_STATUSES].reverse().map((one) => [one.id, one]),
  );
  // Those of most services first.
  const different = [...new Map([...USUAL_STATUSES.map((one) => [one.id, one] as const), ...all])];
  const ofService = (service: string) => known.get(service) ?? USUAL_STATUSES;
  const find = (service: string, status: Status): OwnStatus | undefined =>
    ofService(service).find(({ id }) => id === status) ?? all.get(status);
  return {
    find,
    /** Returns those of a service, or the different ones of all. */
    of: (service?: string): readonly OwnStatus[] =>
      service === undefined ? different.map(([, one]) => one) : ofService(service),
    /** Returns the name, in English by default; of a status that there is no longer, its id. */
    nameOf(service: string, status: Status, language: Language = 'en'): string {
      const known = find(service, status);
      return known ? pick(known.name, language) : status;
    },
    isClosed: (service: string, status: Status): boolean => find(service, status)?.closes === true,
  };
}
