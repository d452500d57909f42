import type { Condition } from '../../src/definition/model/condition';
import type { Block, Service } from '../../src/definition/model/service';
import { field, fields, group, type Named, rows, when } from './forms';

/** A form of the bench, with the dotted paths of the fields that the bench clicks and types into. */
interface Work {
  readonly service: Service;
  readonly target: string;
  readonly toggle?: string;
  readonly list?: string;
}

interface WorkForm extends Omit<Work, 'service'> {
  readonly fields: readonly Named[];
  readonly required: readonly string[];
  readonly blocks: readonly Block[];
}

const BLOCK = 20;

/** Twelve texts (four of them required), three numbers, two selects, two booleans and a date. */
const PATTERN = [
  ...([
    'must',
    'text',
    'number',
    'text',
    'select',
    'must',
    'text',
    'yes',
    'text',
    'number',
  ] as const),
  ...(['must', 'text', 'date', 'text', 'select', 'must', 'text', 'yes', 'number', 'text'] as const),
];

function patterned(prefix: string, label: string, count: number) {
  const kinds = Array.from({ length: count }, (_, index) => PATTERN[index % BLOCK] ?? 'text');
  const made = kinds.map((kind, index) =>
    field(kind, `${prefix}${index}`, `${label} ${index + 1}`),
  );
  const required = kinds.flatMap((kind, index) => (kind === 'must' ? [`${prefix}${index}`] : []));
  return { fields: made, required };
}

/** W1: fields of all kinds in blocks of twenty. */
function flat(count: number): WorkForm {
  const made = patterned('f', 'Field', count);
  const middle = Math.floor(count / (2 * BLOCK)) * BLOCK + 11;
  const target = `f${middle}`;
  const typed = made.fields.map((one) =>
    one[0] === target ? field('must', target, `Field ${middle + 1}`) : one,
  );
  const names = typed.map(([name]) => name);
  const blocks = Array.from({ length: Math.ceil(count / BLOCK) }, (_, index) => ({
    fields: names.slice(index * BLOCK, (index + 1) * BLOCK),
  }));
  return { fields: typed, required: made.required, blocks, target };
}

/** W2: a list of fifty rows. */
function table(): WorkForm {
  const columns = fields(`
    text name Name
    select kind Kind
    number amount Amount
    date since Since
    text note Note`);
  const list = rows('rows', 'Rows', columns, 50, { row: 25, name: 'note' });
  const blocks = [{ fields: ['rows'] }];
  return { fields: [list], required: [], blocks, target: 'rows.25.note', list: 'rows' };
}

/** W3: a toggle that shows twenty fields. */
function conditional(): WorkForm {
  const base = flat(BLOCK);
  const more = patterned('g', 'Extra', BLOCK);
  const toggled = when({ more: true }, more.fields);
  const all = [...base.fields, field('no', 'more', 'Show more'), ...toggled];
  const names = all.map(([name]) => name);
  const blocks = [{ fields: names.slice(0, BLOCK) }, { fields: names.slice(BLOCK) }];
  const required = [...base.required, ...more.required];
  return { fields: all, required, blocks, target: base.target, toggle: 'more' };
}

const APPLICANT = [
  ...fields(`
    must firstName First name
    text middleName Middle name
    must lastName Last name
    date dateOfBirth Date of birth
    select sex Sex
    must placeOfBirth Place of birth
    select countryOfBirth Country of birth
    select nationality Nationality
    yes secondNationality I hold a second nationality`),
  ...when(
    { secondNationality: true },
    fields(`
    select otherNationality Second nationality
    text otherPassport Second passport number`),
  ),
  ...fields('select maritalStatus Marital status'),
  ...when(
    { maritalStatus: 'married' },
    fields(`
    text spouseFirstName Spouse first name
    text spouseLastName Spouse last name
    date spouseBirth Spouse date of birth
    select spouseNationality Spouse nationality`),
  ),
];

const CONTACT = fields(`
    must email E-mail
    text phone Telephone
    select language Preferred language
    must street Street
    must houseNumber House number
    must postcode Postcode
    must city City
    select country Country`);

const PASSPORT = fields(`
    must number Document number
    must issuedBy Issued by
    date issued Date of issue
    date expires Date of expiry`);

const STAY = [
  ...fields(`
    select permit Permit type
    select purpose Purpose of stay
    date entry Date of entry
    number months Intended months
    yes previous I held a permit before`),
  ...when(
    { previous: true },
    fields(`
    text previousNumber Previous permit number
    date previousFrom Valid from
    date previousTo Valid to
    text previousOffice Issuing office`),
  ),
];

const WORK = [
  ...fields('no employed I am employed'),
  ...when(
    { employed: true },
    fields(`
    text employer Employer
    text employerAddress Employer address
    text job Job title
    number salary Monthly salary
    select contract Contract type
    date start Start date`),
  ),
  ...fields('number income Other income'),
];

const MEMBER = fields(`
    text firstName First name
    text lastName Last name
    date born Date of birth
    select relation Relation
    yes joins Joins the applicant`);

const ADDRESS = fields(`
    text street Street
    text city City
    select country Country
    date from From`);

const DECLARATION = fields(`
    yes truth All statements are true
    yes privacy I have read the privacy notice
    yes changes I will report changes
    text remarks Remarks`);

/** W4: a residency application with 63 visible fields in eight groups. */
function residency(): WorkForm {
  const members = rows('members', 'Family members', MEMBER, 3);
  const groups = [
    group('applicant', 'Applicant', APPLICANT),
    group('contact', 'Contact', CONTACT),
    group('passport', 'Travel document', PASSPORT, ['number']),
    group('stay', 'Stay', STAY),
    group('work', 'Work', WORK),
    group('family', 'Family', [...fields('number children Number of children'), members]),
    group('history', 'History', [rows('addresses', 'Previous addresses', ADDRESS, 2)]),
    group('declaration', 'Declaration', DECLARATION),
  ];
  return {
    fields: groups,
    required: [],
    blocks: groups.map(([name]) => ({ fields: [name] })),
    target: 'passport.issuedBy',
    toggle: 'work.employed',
    list: 'family.members',
  };
}

/** W5: like W1, with a condition on three of ten fields and a calculation in every twentieth, some of the typed field. */
function ruled(count: number): WorkForm {
  const base = flat(count);
  const position = base.fields.findIndex(([name]) => name === base.target);
  // The kinds of PATTERN: a number, a select, a yes or no and a text, which may be the typed one.
  const near = (index: number, kind: number): string =>
    `f${Math.floor(index / BLOCK) * BLOCK + kind}`;
  const conditionOf = (index: number): Condition => ({
    any: [
      { [near(index, 2)]: { atLeast: 5 }, [near(index, 4)]: { answered: true } },
      { [near(index, 7)]: true, not: { [near(index, 11)]: 'nobody' } },
    ],
  });
  const ruledFields = base.fields.map(([name, one], index): Named => {
    if (index % BLOCK === 18) {
      const parts = [near(index, 2), { product: [near(index, 9), 0.15] }];
      return [
        name,
        { label: one.label, type: 'number', calculate: { round: { sum: parts }, to: 2 } },
      ];
    }
    const isRuled = [1, 3, 8, 13, 15, 19].includes(index % BLOCK) && index !== position;
    return isRuled ? [name, { ...one, when: conditionOf(index) }] : [name, one];
  });
  return { ...base, fields: ruledFields };
}

const FORMS: Readonly<Record<string, (fields: number) => WorkForm>> = {
  W1: flat,
  W2: table,
  W3: conditional,
  W4: residency,
  W5: ruled,
};

/** @throws Error for an unknown work */
export function makeWork(id: string, count: number): Work {
  const make = FORMS[id];
  if (!make) throw new Error(`no work ${id}`);
  const { fields: named, required, blocks, ...places } = make(count);
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
