import type { OwnStatus, Staff } from './service';

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
