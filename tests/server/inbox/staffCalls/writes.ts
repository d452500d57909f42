import { ERRORS, NEW, NEW_IN_ANSWER, type Row } from './row';

const MADE = [NEW_IN_ANSWER, '"id"', '"createdAt"', '"updatedAt"'] as const;
const NO_ERRORS = [ERRORS] as const;

const overview = { json: { overview: NEW } };
const overviewForm = { form: { overview: NEW } };
const name = { json: { name: NEW } };
const nameForm = { form: { name: NEW } };
const section = {
  title: NEW,
  typeIds: [],
  body: [{ elType: 1, elLable: NEW, value: '' }],
};

/** Creates of the site's own content (docs/requirements.md, P40). POST replaces a single record: 200. */
const SITE: readonly Row[] = [
  ['POST', 'about/', 200, MADE, NO_ERRORS, { json: { title: NEW } }],
  ['PUT', 'about/{about/}', 200, MADE, NO_ERRORS, { json: { body: NEW } }],
  ['POST', 'blog/', 201, MADE, NO_ERRORS, { json: { title: NEW } }],
  ['PUT', 'blog/{blogs/}', 200, MADE, NO_ERRORS, { form: { title: NEW, photos: [] } }],
  ['POST', 'carousel/', 201, MADE, NO_ERRORS, { json: { title: NEW } }],
  ['PUT', 'carousel/{carousel/}/', 200, MADE, NO_ERRORS, { json: { body: NEW } }],
  ['POST', 'hashtag/', 201, MADE, NO_ERRORS, name],
  ['PUT', 'hashtag/{hashtag/}/', 200, MADE, NO_ERRORS, name],
  ['POST', 'partner/', 201, MADE, NO_ERRORS, name],
  ['PUT', 'partner/{partner/}/', 200, MADE, NO_ERRORS, name],
  ['POST', 'video_info/', 200, MADE, NO_ERRORS, { json: { mainorTitle: NEW } }],
  ['PUT', 'video_info/{video_info/}/', 200, MADE, NO_ERRORS, { json: { description: NEW } }],
  ['POST', 'contactus/', 200, MADE, NO_ERRORS, { json: { address: NEW } }],
  ['PUT', 'contactus/{contactus/}/', 200, MADE, NO_ERRORS, { json: { address: NEW } }],
  ['POST', 'sections_description/', 422, [ERRORS], MADE, { json: { position: 2, title: NEW } }],
  [
    'PUT',
    'sections_description/{sections_description/}/',
    200,
    MADE,
    NO_ERRORS,
    { json: { position: 1, title: NEW } },
  ],
  ['POST', 'special_offer/', 201, MADE, NO_ERRORS, { json: { serviceType: 'Ticket', title: NEW } }],
  [
    'PUT',
    'special_offer/{special_offer/}/',
    200,
    MADE,
    NO_ERRORS,
    { json: { serviceType: 'TourGroup', title: NEW } },
  ],
];

/** Creates of the services' content (docs/requirements.md, P40). */
const POSTS: readonly Row[] = [
  ['POST', 'driven_licence/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'health_insurance/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'health_insurance_type/', 201, MADE, NO_ERRORS, name],
  ['POST', 'immigration_form/', 200, MADE, NO_ERRORS, { json: { formFields: [section] } }],
  ['POST', 'options/', 201, MADE, NO_ERRORS, { json: { title: NEW, options: [NEW] } }],
  ['POST', 'ticket/', 201, MADE, NO_ERRORS, { json: { note: NEW } }],
  ['POST', 'tour_group/', 201, MADE, NO_ERRORS, { json: { toDestination: NEW } }],
  ['POST', 'transport/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'top_country_visa_type/', 201, MADE, NO_ERRORS, name],
  ['POST', 'top_country_visa/', 201, MADE, NO_ERRORS, name],
  ['POST', 'store_top_country_visa_requirements/', 201, MADE, NO_ERRORS, { json: { title: NEW } }],
  ['POST', 'normal_visa/', 201, MADE, NO_ERRORS, name],
  ['POST', 'greencard_form/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'car_rental/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'car_type/', 201, MADE, NO_ERRORS, { json: { name: { name: NEW } } }],
  ['POST', 'citizenship/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'citizenship_type/', 201, MADE, NO_ERRORS, name],
  ['POST', 'company_formation/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'company_formation_country/', 201, MADE, NO_ERRORS, name],
];

/** Updates by id, as form data or JSON, with the irregular paths (docs/requirements.md, P40). */
const PUTS: readonly Row[] = [
  ['PUT', 'driven_licence/{driven_licence/}/', 200, MADE, NO_ERRORS, overviewForm],
  ['PUT', 'health_insurance/{health_insurance/}/', 200, MADE, NO_ERRORS, overviewForm],
  ['PUT', 'health_insurance_type/{health_insurance_type/}/', 200, MADE, NO_ERRORS, nameForm],
  [
    'PUT',
    'immigration_form/{immigration_form/}/',
    200,
    MADE,
    NO_ERRORS,
    { form: { formFields: [section] } },
  ],
  ['PUT', 'options/{options/}/', 200, MADE, NO_ERRORS, { form: { title: NEW, options: [NEW] } }],
  ['PUT', 'ticket/{ticket/}/', 200, MADE, NO_ERRORS, { form: { note: NEW, fromAirport: 'EBL' } }],
  ['PUT', 'tour_group/{tour_group/}/', 200, MADE, NO_ERRORS, { form: { body: NEW, price: 12.5 } }],
  ['PUT', 'transport/{transport/}/', 200, MADE, NO_ERRORS, overviewForm],
  ['PUT', 'top_country_visa/{top_country_visa/}/', 200, MADE, NO_ERRORS, nameForm],
  ['PUT', 'normal_visa/{normal_visa/}/', 200, MADE, NO_ERRORS, nameForm],
  ['PUT', 'car_rental/{car_rental/}/', 200, MADE, NO_ERRORS, overviewForm],
  ['PUT', 'car_type/{car_type/}/', 200, MADE, NO_ERRORS, { form: { name: { name: NEW } } }],
  ['PUT', 'citizenship_type/{citizenship_type/}/', 200, MADE, NO_ERRORS, nameForm],
  ['PUT', 'company_formation/{company_formation/}/', 200, MADE, NO_ERRORS, overviewForm],
  [
    'PUT',
    'company_formation_country/{company_formation_country/}/',
    200,
    MADE,
    NO_ERRORS,
    nameForm,
  ],
  [
    'PUT',
    'top_country_visa_type/{top_country_visa_type/}/',
    200,
    MADE,
    NO_ERRORS,
    { json: { id: 'as it was read', createdAt: '2026-01-01T00:00:00Z', name: NEW } },
  ],
  [
    'PUT',
    'update_top_country_visa_requirements/{top_country_visa_requirements/}/',
    200,
    MADE,
    NO_ERRORS,
    { json: { title: NEW, countryIds: [] } },
  ],
  ['PUT', 'greenCard_form/{greencard_form/}/', 200, MADE, NO_ERRORS, overviewForm],
];

/** Writes of single records (docs/requirements.md, P40): PUT with an id, otherwise POST. */
const SINGLE: readonly Row[] = [
  ['PUT', 'immigration/{immigration/}/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'immigration/', 200, MADE, NO_ERRORS, overview],
  ['PUT', 'residence/{residence/}/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'residence/', 200, MADE, NO_ERRORS, overview],
  ['PUT', 'visa/{visa/}/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'visa/', 200, MADE, NO_ERRORS, overview],
  ['PUT', 'greencard/{greencard/}/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'greencard/', 200, MADE, NO_ERRORS, overview],
  ['PUT', 'ticket_overview/{ticket_overview/}/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'ticket_overview/', 200, MADE, NO_ERRORS, overview],
  ['PUT', 'tour_group_overview/{tour_group_overview/}/', 200, MADE, NO_ERRORS, overview],
  ['POST', 'tour_group_overview/', 200, MADE, NO_ERRORS, overview],
];

/** Requests that are refused, naming the field. */
const REFUSED: readonly Row[] = [
  ['PUT', 'visa/nobody/', 404, [ERRORS, '"notFound"'], ['New'], overview],
  ['PUT', 'ticket/{ticket/}/', 422, ['"name":"colour"', '"unknown"'], [], { json: { colour: 1 } }],
  ['POST', 'hashtag/', 422, ['"name":"name"', '"type"'], ['"id"'], { json: { name: 'one' } }],
  ['POST', 'hashtag/', 422, ['"name":"name"', '"type"'], ['"id"'], { form: { name: 'one' } }],
];

/** The staff's writes of content. */
export const WRITES = [...SITE, ...POSTS, ...PUTS, ...SINGLE, ...REFUSED];
