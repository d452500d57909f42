import { ERRORS, type Row } from './row';

const ONE = '"createdAt"';
/** A bare list: no page, no total. */
const LIST = [ERRORS, '"total"'] as const;

/** Reads of the site's own content (docs/requirements.md, P35 and P37). */
const SITE: readonly Row[] = [
  ['GET', 'about/', 200, ['[{', '"title"', '"body"', '"photo"', ONE], LIST],
  ['GET', 'blogs/', 200, ['{"data":[{', '"total"', '"videoUrl"', '"hashtag"', ONE], [ERRORS]],
  ['GET', 'blogs/?perPage=1', 200, ['{"data":[{', '"total"'], [ERRORS]],
  ['GET', 'blogs/?page=2&perPage=2&search=a', 200, ['"page":2', '"perPage":2'], [ERRORS]],
  ['GET', 'blog/{blogs/}/', 200, ['{"title":["', '"hashtag":[', ONE], LIST],
  ['GET', 'blog/nobody/', 404, [ERRORS, '"notFound"'], ['"title"']],
  ['GET', 'carousel/', 200, ['[{', '"photo"', '"title"', '"body"', ONE], LIST],
  ['GET', 'carousel/{carousel/}/', 200, ['{"photo":"', ONE], LIST],
  ['GET', 'carousel/nobody/', 404, [ERRORS, '"notFound"'], ['"photo"']],
  ['GET', 'hashtag/', 200, ['[{', '"name":["', ONE], LIST],
  ['GET', 'partner/', 200, ['[{', '"logo"', ONE], LIST],
  ['GET', 'video_info/', 200, ['[{', '"mainorTitle"', '"url"', ONE], LIST],
  ['GET', 'contactus/', 200, ['[{', '"emails"', '"openingTime"', '"mapLocation"', ONE], LIST],
  ['GET', 'sections_description/', 200, ['[{', '"position":1', '"position":3', ONE], LIST],
  ['GET', 'special_offer/', 200, ['[{', '"serviceType"', '"service":{', ONE], LIST],
];

/** Reads of the services' content (docs/requirements.md, P36 and P37). */
const SERVICES: readonly Row[] = [
  ['GET', 'company_formation/', 200, ['[{', '"overview"', ONE], LIST],
  ['GET', 'company_formation_country/', 200, ['[{', '"requirements"', ONE], LIST],
  ['GET', 'driven_licence/', 200, ['[{', '"overview"', '"requirements"', ONE], LIST],
  ['GET', 'health_insurance_type/', 200, ['[{', '"headerData"', '"bodyData"', ONE], LIST],
  ['GET', 'health_insurance_type/{health_insurance_type/}/', 200, ['{"name":["', ONE], LIST],
  ['GET', 'health_insurance/', 200, ['[{', '"overview"', '"requirements"', ONE], LIST],
  ['GET', 'immigration/', 200, ['[{', '"overview"', ONE], LIST],
  ['GET', 'immigration_form/', 200, ['[{', '"formFields"', '"elType"', ONE], LIST],
  ['GET', 'options/', 200, ['[{', '"options":[[', ONE], LIST],
  ['GET', 'residence/', 200, ['[{', '"overview"', '"requirements"', ONE], LIST],
  ['GET', 'ticket/', 200, ['[{', '"cabinClassPrices"', ONE], LIST],
  ['GET', 'ticket/{ticket/}/', 200, ['{"fromDestination":["', ONE], LIST],
  ['GET', 'ticket_overview/', 200, ['[{', '"overview"', ONE], LIST],
  ['GET', 'tour_group/', 200, ['[{', '"priceList"', '"recommendedRate"', ONE], LIST],
  ['GET', 'tour_group/{tour_group/}/', 200, ['{"fromDestination":["', ONE], LIST],
  ['GET', 'tour_group_overview/', 200, ['[{', '"overview"', ONE], LIST],
  ['GET', 'transport/', 200, ['[{', '"overview"', '"places"', ONE], LIST],
  ['GET', 'top_country_visa_type/', 200, ['[{', '"name":["', ONE], LIST],
  ['GET', 'top_country_visa_type/{top_country_visa_type/}/', 200, ['{"name":["', ONE], LIST],
  ['GET', 'top_country_visa/', 200, ['[{', '"types":[', '"formFields"', ONE], LIST],
  [
    'GET',
    'top_country_visa_requirements/',
    200,
    ['{"data":{"data":[{', '"countryIds"', '"topCountryVisa"', ONE],
    LIST,
  ],
  ['GET', 'normal_visa/', 200, ['[{', '"requirments"', '"tearmsAndConditions"', ONE], LIST],
  ['GET', 'visa/', 200, ['[{', '"overview"', ONE], LIST],
  ['GET', 'greencard/', 200, ['[{', '"overview"', ONE], LIST],
  ['GET', 'greencard_form/', 200, ['[{', '"overview"', ONE], LIST],
  ['GET', 'car_rental/', 200, ['[{', '"overview"', '"requirements"', ONE], LIST],
  ['GET', 'car_type/', 200, ['[{', '"image"', ONE], LIST],
  ['GET', 'car_type/{car_type/}/', 200, ['{"name":{', ONE], LIST],
  ['GET', 'citizenship/', 200, ['[{', '"overview"', ONE], LIST],
  ['GET', 'citizenship_type/', 200, ['[{', '"briefFacts"', '"flagPhoto"', ONE], LIST],
  ['GET', 'citizenship_type/?page=1&perPage=1', 200, ['{"data":[{', '"total"'], [ERRORS]],
];

/** The staff's reads of content. */
export const READS = [...SITE, ...SERVICES];
