import { services } from '../../submit/submission';
import { ERRORS, type Row } from './row';

/** The properties of every application record beside what the visitor sent. */
const FLAT = ['"id"', '"reference":"RG-', '"language"', '"definitionVersion"', '"createdAt"'];
const LIST = ['{"data":[{', '"total":1', '"page":1', '"perPage":20', ...FLAT] as const;
const NO_ERRORS = [ERRORS, '"answers"'] as const;

const list = (path: string, ...fields: readonly string[]): Row => [
  'GET',
  path,
  200,
  [...LIST, ...fields],
  NO_ERRORS,
];
const one = (path: string, ...fields: readonly string[]): Row => [
  'GET',
  path,
  200,
  [...FLAT, ...fields],
  [...NO_ERRORS, '"total"'],
];

/** Reads of applications (docs/requirements.md, P39); one of each was sent. */
const READS: readonly Row[] = [
  list('company_formation_application/', '"companyNames"', '"photos":["photo/'),
  one('company_formation_application/{company_formation_application/}/', '"businessIndustry"'),
  list('driven_licence_application/', '"firstName"', '"photos":["photo/'),
  one('driven_licence_application/{driven_licence_application/}/', '"surname"'),
  list('health_insurance_application/', '"planName"', '"tripPeriod"'),
  one('health_insurance_application/{health_insurance_application/}/', '"passportNumber"'),
  list('immigration_application/', '"form":['),
  one('immigration_application/{immigration_application/}/', '"elType"'),
  list('residence_application/', '"isYourFatherLive"'),
  one('residence_application/{residence_application/}/', '"singleOrMarried"'),
  list('ticket_application/', '"ticketType"', '"passengers"'),
  one('ticket_application/{ticket_application/}/', '"classType"'),
  list('tour_group_application/', '"rooms"', '"tour_group"'),
  one('tour_group_application/{tour_group_application/}/', '"roomsTotalMoney"'),
  list('transport_application/', '"peoples"'),
  one('transport_application/{transport_application/}/', '"tripType"'),
  list('visa_application/', '"visaTypeName"', '"applicationId"'),
  one('visa_application/{visa_application/}/', '"visaId"'),
  list('greencard_application/', '"careerHistory"'),
  one('greencard_application/{greencard_application/}/', '"yearsOfExperience"'),
  list('car_rental_application/', '"carType"'),
  one('car_rental_application/{car_rental_application/}/', '"endDate"'),
  list('citizenship_application/', '"citizenshipType"', '"form"'),
  one('show_citizenship_application/{citizenship_application/}/', '"citizenshipType"'),
  ['GET', 'residence_application/nobody/', 404, [ERRORS, '"notFound"'], ['"firstName"']],
  ['GET', 'ticket_application/{visa_application/}/', 404, [ERRORS], ['"firstName"']],
];

/** Returns a count of all applications, one of each service, less some. */
const allBut = (some: number, count = 'total'): string => `"${count}":${services.length - some},`;

/** Calls of this project: one inbox of all services. */
const OURS: readonly Row[] = [
  ['GET', 'application/', 200, [allBut(0), allBut(1, 'unread'), '"status":"new"'], NO_ERRORS],
  ['GET', 'application/?unread=1&perPage=1', 200, [allBut(1), '"perPage":1'], NO_ERRORS],
  ['GET', 'application/?status=done', 200, ['"data":[]', '"total":0'], NO_ERRORS],
  ['GET', 'application/?status=other', 422, [ERRORS, '"name":"status"'], ['"data"']],
  ['GET', 'application/{application/}/', 200, ['"answers":{', '"record":{', '"notes"'], [ERRORS]],
  [
    'PUT',
    'application/{application/}/',
    200,
    ['"status":"done"', '"version":2'],
    [ERRORS],
    { json: { status: 'done', read: true } },
  ],
  [
    'PUT',
    'application/{application/}/',
    422,
    [ERRORS],
    ['"answers"'],
    { json: { status: 'lost' } },
  ],
  ['GET', 'application/?status=done', 200, ['"total":1', '"unread":false'], [ERRORS]],
  [
    'GET',
    'application_export/?format=csv&ids={application/}',
    200,
    ['RG-'],
    ['"data"', 'Called"}'],
  ],
  ['GET', 'application_export/?format=csv', 422, [ERRORS, '"name":"ids"'], ['RG-']],
  [
    'POST',
    'application_export/?format=csv',
    200,
    ['RG-'],
    ['"data"', 'Called"}'],
    { json: { ownPassword: '{own}' } },
  ],
  [
    'POST',
    'application_export/?format=csv',
    422,
    [ERRORS, '"name":"ownPassword"'],
    ['RG-'],
    { json: {} },
  ],
  ['POST', 'application_export/?format=exe', 422, [ERRORS], ['RG-'], { json: {} }],
  ['GET', 'dashboard/', 200, ['"waiting":[', '"days":[', '"missing"', '"lastBackupAt"'], [ERRORS]],
  ['DELETE', 'application/{application/}/', 200, ['{}'], [ERRORS]],
  ['GET', 'application/', 200, [allBut(1)], [ERRORS]],
  ['GET', 'audit/', 200, ['"applicationErased"', '"applicationChanged"'], ['Called', ERRORS]],
];

export const APPLICATIONS = [...READS, ...OURS];

/** Staff submit an application themselves (docs/requirements.md, P39). */
export const HANDED_IN = 'health_insurance_application/';
