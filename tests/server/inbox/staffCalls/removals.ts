import { ERRORS, type Row } from './row';

const NO_ERRORS = [ERRORS] as const;

/** Deletes (docs/requirements.md, P40). */
export const REMOVALS: readonly Row[] = [
  ['DELETE', 'blog/{blogs/}', 200, ['{}'], NO_ERRORS],
  ['DELETE', 'carousel/{carousel/}/', 200, ['{}'], NO_ERRORS],
  [
    'DELETE',
    'health_insurance_type/{health_insurance_type/}',
    409,
    ['"namedByApplications"'],
    ['{}'],
  ],
  ['DELETE', 'health_insurance_type/{health_insurance_type/}?archive=1', 200, ['{}'], NO_ERRORS],
  ['DELETE', 'options/{options/}', 409, ['"named"'], ['{}']],
  ['DELETE', 'ticket/{ticket/}/', 409, ['"named"'], ['{}']],
  ['DELETE', 'tour_group/{tour_group/}/', 409, ['"namedByApplications"'], ['{}']],
  ['DELETE', 'tour_group/{tour_group/}/?archive=1', 200, ['{}'], NO_ERRORS],
  ['DELETE', 'car_type/{car_type/}/', 409, ['"namedByApplications"'], ['{}']],
  ['DELETE', 'car_type/{car_type/}/?archive=1', 200, ['{}'], NO_ERRORS],
  [
    'DELETE',
    'delete_top_country_visa_requirements/{top_country_visa_requirements/}/',
    200,
    ['{}'],
    NO_ERRORS,
  ],
  ['DELETE', 'about/{about/}', 200, ['{}'], NO_ERRORS],
  ['DELETE', 'about/nobody', 404, [ERRORS, '"notFound"'], []],
  ['GET', 'about/', 200, ['[]'], ['"title"']],
  ['POST', 'about/', 201, ['"New"'], NO_ERRORS, { json: { title: ['', '', 'New'] } }],
  ['GET', 'delete_service_special_offer/nobody/Ticket', 404, [ERRORS, '"notFound"'], []],
  ['GET', 'delete_service_special_offer/204/Ticket', 200, ['{}'], NO_ERRORS],
  ['GET', 'delete_service_special_offer/204/Ticket', 404, [ERRORS], ['"id"']],
];
