import { bool, date, empty, group, list, number, select, text, when } from './fields';
import type { WorkForm } from './work';

const COUNTRIES = [
  'Aland',
  'Borduria',
  'Corona',
  'Dinotopia',
  'Elbonia',
  'Florin',
  'Genovia',
  'Hyrkania',
  'Illyria',
  'Jundland',
];
const SEXES = ['female', 'male', 'other'];
const STATUSES = ['single', 'married', 'divorced', 'widowed'];

const applicant = group(
  'applicant',
  'Applicant',
  [
    empty('firstName', 'First name'),
    text('middleName', 'Middle name'),
    empty('lastName', 'Last name'),
    date('dateOfBirth', 'Date of birth'),
    select('sex', 'Sex', SEXES),
    empty('placeOfBirth', 'Place of birth'),
    select('countryOfBirth', 'Country of birth', COUNTRIES),
    select('nationality', 'Nationality', COUNTRIES),
    bool('secondNationality', 'I hold a second nationality'),
    ...when({ secondNationality: true }, [
      select('otherNationality', 'Second nationality', COUNTRIES),
      text('otherPassport', 'Second passport number'),
    ]),
    select('maritalStatus', 'Marital status', STATUSES, 'single'),
    ...when({ maritalStatus: 'married' }, [
      text('spouseFirstName', 'Spouse first name'),
      text('spouseLastName', 'Spouse last name'),
      date('spouseBirth', 'Spouse date of birth'),
      select('spouseNationality', 'Spouse nationality', COUNTRIES),
    ]),
  ],
  ['firstName', 'lastName', 'placeOfBirth'],
);

const contact = group(
  'contact',
  'Contact',
  [
    empty('email', 'E-mail'),
    text('phone', 'Telephone'),
    select('language', 'Preferred language'),
    empty('street', 'Street'),
    empty('houseNumber', 'House number'),
    empty('postcode', 'Postcode'),
    empty('city', 'City'),
    select('country', 'Country', COUNTRIES),
  ],
  ['email', 'street', 'houseNumber', 'postcode', 'city'],
);

const passport = group(
  'passport',
  'Travel document',
  [
    empty('number', 'Document number'),
    empty('issuedBy', 'Issued by'),
    date('issued', 'Date of issue'),
    date('expires', 'Date of expiry'),
  ],
  ['number'],
);

const stay = group('stay', 'Stay', [
  select('permit', 'Permit type'),
  select('purpose', 'Purpose of stay'),
  date('entry', 'Date of entry'),
  number('months', 'Intended months'),
  bool('previous', 'I held a permit before'),
  ...when({ previous: true }, [
    text('previousNumber', 'Previous permit number'),
    date('previousFrom', 'Valid from'),
    date('previousTo', 'Valid to'),
    text('previousOffice', 'Issuing office'),
  ]),
]);

const work = group('work', 'Work', [
  bool('employed', 'I am employed', false),
  ...when({ employed: true }, [
    text('employer', 'Employer'),
    text('employerAddress', 'Employer address'),
    text('job', 'Job title'),
    number('salary', 'Monthly salary'),
    select('contract', 'Contract type'),
    date('start', 'Start date'),
  ]),
  number('income', 'Other income'),
]);

const MEMBER = [
  text('firstName', 'First name'),
  text('lastName', 'Last name'),
  date('born', 'Date of birth'),
  select('relation', 'Relation'),
  bool('joins', 'Joins the applicant'),
];

const ADDRESS = [
  text('street', 'Street'),
  text('city', 'City'),
  select('country', 'Country', COUNTRIES),
  date('from', 'From'),
];

const family = group('family', 'Family', [
  number('children', 'Number of children'),
  list('members', 'Family members', MEMBER, 3),
]);

const history = group('history', 'History', [list('addresses', 'Previous addresses', ADDRESS, 2)]);

const declaration = group('declaration', 'Declaration', [
  bool('truth', 'All statements are true'),
  bool('privacy', 'I have read the privacy notice'),
  bool('changes', 'I will report changes'),
  text('remarks', 'Remarks'),
]);

/** W4: a residency application with 63 visible fields in eight groups. */
export function residency(): WorkForm {
  const fields = [applicant, contact, passport, stay, work, family, history, declaration];
  return {
    fields,
    required: [],
    blocks: fields.map(([name]) => ({ fields: [name] })),
    target: 'passport.issuedBy',
    toggle: 'work.employed',
    list: 'family.members',
  };
}
