import type { Block, Service } from '../../src/definition/model/service';
import { bool, date, empty, list, type Named, number, select, text, when } from './fields';
import { residency } from './residency';

/** A form of the bench, with the dotted paths of the fields that the bench clicks and types into. */
export interface Work {
  readonly service: Service;
  readonly target: string;
  readonly toggle?: string;
  readonly list?: string;
}

export interface WorkForm {
  readonly fields: readonly Named[];
  readonly required: readonly string[];
  readonly blocks: readonly Block[];
  readonly target: string;
  readonly toggle?: string;
  readonly list?: string;
}

const BLOCK = 20;

/** Twelve texts (four of them required), three numbers, two selects, two booleans and a date. */
const PATTERN = [
  'must',
  'text',
  'number',
  'text',
  'select',
  'must',
  'text',
  'bool',
  'text',
  'number',
  'must',
  'text',
  'date',
  'text',
  'select',
  'must',
  'text',
  'bool',
  'number',
  'text',
] as const;

const MAKERS = { must: empty, text, number, select, bool, date };

function patterned(prefix: string, label: string, count: number) {
  const kinds = Array.from({ length: count }, (_, index) => PATTERN[index % BLOCK] ?? 'text');
  const fields = kinds.map((kind, index) =>
    MAKERS[kind](`${prefix}${index}`, `${label} ${index + 1}`),
  );
  const required = kinds.flatMap((kind, index) => (kind === 'must' ? [`${prefix}${index}`] : []));
  return { fields, required };
}

function flat(count: number): WorkForm {
  const { fields, required } = patterned('f', 'Field', count);
  const middle = Math.floor(count / (2 * BLOCK)) * BLOCK + 11;
  const target = `f${middle}`;
  const typed = fields.map((field) =>
    field[0] === target ? empty(target, `Field ${middle + 1}`) : field,
  );
  const names = typed.map(([name]) => name);
  const blocks = Array.from({ length: Math.ceil(count / BLOCK) }, (_, index) => ({
    fields: names.slice(index * BLOCK, (index + 1) * BLOCK),
  }));
  return { fields: typed, required, blocks, target };
}

function rows(): WorkForm {
  const columns = [
    text('name', 'Name'),
    select('kind', 'Kind'),
    number('amount', 'Amount'),
    date('since', 'Since'),
    text('note', 'Note'),
  ];
  const field = list('rows', 'Rows', columns, 50, { row: 25, name: 'note' });
  const blocks = [{ fields: ['rows'] }];
  return { fields: [field], required: [], blocks, target: 'rows.25.note', list: 'rows' };
}

function conditional(): WorkForm {
  const base = flat(BLOCK);
  const more = patterned('g', 'Extra', BLOCK);
  const fields = [
    ...base.fields,
    bool('more', 'Show more', false),
    ...when({ more: true }, more.fields),
  ];
  const names = fields.map(([name]) => name);
  const blocks = [{ fields: names.slice(0, BLOCK) }, { fields: names.slice(BLOCK) }];
  const required = [...base.required, ...more.required];
  return { fields, required, blocks, target: base.target, toggle: 'more' };
}

const FORMS: Readonly<Record<string, (fields: number) => WorkForm>> = {
  W1: flat,
  W2: rows,
  W3: conditional,
  W4: residency,
};

/** @throws Error for an unknown work */
export function makeWork(id: string, fields: number): Work {
  const make = FORMS[id];
  if (!make) throw new Error(`no work ${id}`);
  const { fields: named, required, blocks, ...places } = make(fields);
  const title = [id, id, id] as const;
  const notice = { text: title, timeout: 3000 };
  const form = { title, properties: Object.fromEntries(named), required };
  const service: Service = {
    id: `bench-${id}`,
    version: 1,
    route: '/bench',
    tile: { icon: 'bench', title, order: 0 },
    page: {},
    form,
    steps: [{ title, blocks }],
    submit: { path: 'bench/', encoding: 'json', success: notice, invalid: notice },
    staff: { list: 'bench/', columns: [] },
    sample: {},
  };
  return { service, ...places };
}
