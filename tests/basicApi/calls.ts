/**
 * The staff calls that a server with `API_CALLS=papers` has (docs/requirements.md, P37 to P41), and none that
 * this project adds.
 */

const APPLICATIONS = [
  'company_formation_application',
  'driven_licence_application',
  'health_insurance_application',
  'immigration_application',
  'residence_application',
  'ticket_application',
  'tour_group_application',
  'transport_application',
  'visa_application',
  'greencard_application',
  'car_rental_application',
];

/** Listed, read, made, and updated by form data. */
const RESOURCES = [
  'driven_licence',
  'health_insurance',
  'health_insurance_type',
  'immigration_form',
  'options',
  'ticket',
  'tour_group',
  'transport',
  'user',
  'top_country_visa',
  'normal_visa',
  'car_rental',
  'car_type',
  'citizenship_type',
  'company_formation',
  'company_formation_country',
  'about',
  'blog',
  'carousel',
  'hashtag',
  'partner',
  'video_info',
  'contactus',
  'sections_description',
  'special_offer',
];

/** The one record of a kind: "PUT with the record". */
const SINGLES = [
  'immigration',
  'residence',
  'visa',
  'greencard',
  'ticket_overview',
  'tour_group_overview',
];

const REMOVED = [
  'health_insurance_type',
  'options',
  'ticket',
  'tour_group',
  'car_type',
  'delete_top_country_visa_requirements',
];

export interface PaperCall {
  readonly method: string;
  /** With {id} for an id; a slash at its end is left out. */
  readonly path: string;
  /** Taken as form data only. */
  readonly isForm?: boolean;
}

const get = (path: string): PaperCall => ({ method: 'GET', path });

export const PAPER_CALLS: readonly PaperCall[] = [
  { method: 'POST', path: 'login' },
  ...['me', 'logout', 'blogs', 'citizenship', 'greencard_form', 'top_country_visa_type'].map(get),
  ...['citizenship_application', 'show_citizenship_application/{id}'].map(get),
  ...['top_country_visa_type/{id}', 'top_country_visa_requirements'].map(get),
  ...APPLICATIONS.flatMap((name) => [get(name), get(`${name}/{id}`)]),
  ...RESOURCES.flatMap((name) => [
    get(name),
    get(`${name}/{id}`),
    { method: 'POST', path: name },
    { method: 'PUT', path: `${name}/{id}`, isForm: true },
  ]),
  ...SINGLES.flatMap((name) => [
    get(name),
    { method: 'POST', path: name },
    { method: 'PUT', path: `${name}/{id}` },
  ]),
  // A visitor's, for the names of places in what they answered.
  get('client/city'),
  ...REMOVED.map((name) => ({ method: 'DELETE', path: `${name}/{id}` })),
  { method: 'PUT', path: 'top_country_visa_type' },
  { method: 'PUT', path: 'update_top_country_visa_requirements/{id}', isForm: true },
  { method: 'PUT', path: 'greenCard_form/{id}', isForm: true },
  { method: 'PUT', path: 'reset_password' },
  { method: 'PUT', path: 'change_password/{id}', isForm: true },
];
