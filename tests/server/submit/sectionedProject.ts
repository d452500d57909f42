import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json, Values } from '../../../src/definition/model/values';
import { ROOT, tempFolder } from '../support/folders';

const text = (english: string) => [`ku ${english}`, `ar ${english}`, english];

const el = (elType: Json, label: string, more: Values = {}): Values => ({
  elType,
  elLable: text(label),
  value: '',
  ...more,
});

/** Every type of element, an unknown one, and keys that only another server needs. */
export const SECTIONS: Values[] = [
  {
    title: text('You'),
    sectionNote: text('Tell us all'),
    id: 11,
    body: [
      el(1, 'Who', { id: 'w' }),
      el(2, 'Age'),
      el(3, 'Born', { value: '1990-01-01' }),
      el(4, 'Country'),
      el(5, 'City'),
      el(8, 'Status', { choiceId: 'status' }),
      el(9, 'Fingerprint'),
    ],
  },
  {
    title: text('Family'),
    body: [
      el(6, 'Children', {
        list: { listTitle: text('Child'), listItem: [el(1, 'Name'), el(2, 'Age')], listArray: [] },
      }),
      el(7, 'Married?', {
        list: {
          listTitle: text('Spouse'),
          listItem: [el(1, 'Name')],
          listArray: [],
          answerWithYesOrNo: true,
          answerWithYesOrNoValue: true,
        },
      }),
    ],
  },
];

export const OPTIONS: Values[] = [
  { id: 'status', title: text('Status'), options: [text('Single'), text('Married')] },
];

/** The records of a kind with many: the sections of each name the types they are for. */
export const COUNTRIES: Values[] = [
  {
    id: 'usa',
    sections: [
      { title: text('All'), body: [el(1, 'Why')] },
      { title: text('Work'), typeIds: ['work', 2], body: [el(1, 'Where')] },
      { title: text('Study'), typeIds: ['study'], body: [el(1, 'What')] },
    ],
  },
  { id: 'moon', sections: [] },
];

const string = (label: string, more: object = {}) => ({
  type: 'string',
  label: text(label),
  ...more,
});

function service(id: string, encoding: string, sections: object, properties: object): object {
  const notice = { text: text('Words'), timeout: 3000 };
  return {
    id,
    version: 3,
    route: `/services/${id}`,
    page: {},
    sections,
    stepper: true,
    tile: { icon: 'visa', title: text(id), order: 1 },
    form: {
      title: text('Apply'),
      required: ['name'],
      properties: { name: string('Name', { maxLength: 20 }), ...properties },
    },
    submit: { path: `client/${id}_application/`, encoding, success: notice, invalid: notice },
    staff: { list: `${id}_application/`, columns: ['name'] },
    sample: { name: 'Dana' },
  };
}

const kind = (id: string, samples: Values[], many: boolean): object => ({
  id,
  version: 1,
  title: text(id),
  fields: {},
  samples,
  many,
  calls: { public: [`client/${id}/`], staff: [] },
});

const FILES: Readonly<Record<string, object>> = {
  'services/poll.json': service(
    ...(['poll', 'json'] as const),
    { field: 'form', content: 'questions', in: 'parts' },
    {},
  ),
  'services/trip.json': service(
    ...(['trip', 'multipart'] as const),
    ...([
      { field: 'form', content: 'countries', in: 'sections', record: 'country', when: { kind: 1 } },
      { country: string('Country'), kind: { type: 'integer', label: text('Kind') } },
    ] as const),
  ),
  'content/questions.json': kind('questions', [{ parts: SECTIONS }], false),
  'content/countries.json': kind('countries', COUNTRIES, true),
  'content/options.json': kind('options', OPTIONS, true),
};

/**
 * Creates a project of two services with sections: one record for all, sent as JSON; and one of many, multipart.
 */
export async function sectionedProject(): Promise<string> {
  const root = await tempFolder();
  for (const shared of ['locales', 'src']) await symlink(join(ROOT, shared), join(root, shared));
  await mkdir(join(root, 'schemas/services'), { recursive: true });
  await mkdir(join(root, 'schemas/content'));
  for (const [name, file] of Object.entries(FILES)) {
    await writeFile(join(root, 'schemas', name), JSON.stringify(file));
  }
  return root;
}

export const copy = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T;

/** By section and element: a list is its rows. */
export type Answers = readonly (readonly [section: number, element: number, answer: unknown])[];

interface Answered {
  readonly title: Json;
  readonly body: { value?: unknown; list?: { listArray?: unknown } }[];
}

/** Returns the sections with some answers filled in. */
export function answered(answers: Answers): Answered[] {
  const sections = copy(SECTIONS) as unknown as Answered[];
  for (const [section, at, response] of answers) {
    const element = sections[section]?.body[at];
    if (element?.list && Array.isArray(response)) element.list.listArray = response;
    else if (element) element.value = response;
  }
  return sections;
}
