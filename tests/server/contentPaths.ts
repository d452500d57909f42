/** What a public read answers: one record, a list, or a list inside one of the other shapes. */
export type Shape = 'one' | 'list' | 'pages' | 'window' | 'nested';

/** The public reads of both papers, section 7, that need nothing but their path. */
export const PUBLIC_READS: readonly (readonly [path: string, shape: Shape])[] = [
  ['client/company_formation/', 'one'],
  ['client/company_formation_country/', 'list'],
  ['client/driven_licence/', 'one'],
  ['client/health_insurance_type/', 'list'],
  ['client/health_insurance/', 'one'],
  ['client/immigration/', 'one'],
  ['client/immigration_form/', 'one'],
  ['client/get_options/', 'list'],
  ['client/residence/', 'one'],
  ['client/get_ticket/', 'list'],
  ['client/ticket_overview/', 'one'],
  ['client/get_tour_group/', 'window'],
  ['client/get_perfect_holiday/', 'list'],
  ['client/tour_group_overview/', 'one'],
  ['client/get_transport/', 'one'],
  ['client/top_country_visa_type/', 'list'],
  ['client/visa/', 'one'],
  ['client/top_country_visa/', 'list'],
  ['client/top_country_visa_requirements/', 'nested'],
  ['client/normal_visa/', 'list'],
  ['client/greencard/', 'one'],
  ['client/greenCard_form/', 'one'],
  ['client/car_rental/', 'one'],
  ['client/car_type/', 'list'],
  ['client/get_slider_car_type/', 'list'],
  ['client/car_type_gallery', 'pages'],
  ['client/citizenship/', 'one'],
  ['client/citizenship_type/', 'list'],
  ['client/get_contactus/', 'one'],
  ['client/get_about/', 'one'],
  ['client/video_info/', 'one'],
  ['client/sections_description/', 'list'],
  ['client/get_carousel/', 'list'],
  ['client/special_offer/', 'list'],
  ['client/get_partner/', 'list'],
  ['client/get_blog/', 'window'],
  ['client/top_blogs/', 'list'],
];

/** Public reads of one record, beside the read that lists their ids. */
export const PUBLIC_RECORDS: readonly (readonly [path: string, list: string])[] = [
  ['client/company_formation_country/', 'client/company_formation_country/'],
  ['client/health_insurance_type/', 'client/health_insurance_type/'],
  ['client/show_tour_group/', 'client/get_tour_group/'],
  ['client/top_country_visa/', 'client/top_country_visa/'],
  ['client/normal_visa/', 'client/normal_visa/'],
  ['client/citizenship_type/', 'client/citizenship_type/'],
  ['client/special_offer/', 'client/special_offer/'],
  ['client/blog_by_id/', 'client/get_blog/'],
  ['client/blog_by_id/', 'client/top_blogs/'],
];

/** The staff's reads of content, all of them lists. */
export const STAFF_READS: readonly (readonly [path: string, shape: Shape])[] = [
  ...[
    ...['company_formation/', 'company_formation_country/', 'driven_licence/'],
    ...['health_insurance_type/', 'health_insurance/', 'immigration/', 'immigration_form/'],
    ...['options/', 'residence/', 'ticket/', 'ticket_overview/', 'tour_group/'],
    ...['tour_group_overview/', 'transport/', 'top_country_visa_type/', 'top_country_visa/'],
    ...['normal_visa/', 'visa/', 'greencard/', 'greencard_form/', 'car_rental/', 'car_type/'],
    ...['citizenship/', 'citizenship_type/', 'about/', 'carousel/', 'hashtag/', 'partner/'],
    ...['video_info/', 'contactus/', 'sections_description/', 'special_offer/'],
  ].map((path) => [path, 'list'] as const),
  ['top_country_visa_requirements/', 'nested'],
  ['blogs/', 'window'],
];

/** The staff's reads of one record, beside the read that lists their ids. */
export const STAFF_RECORDS: readonly (readonly [path: string, list: string])[] = [
  ...[
    ...['health_insurance_type/', 'ticket/', 'tour_group/', 'top_country_visa_type/'],
    ...['car_type/', 'carousel/'],
  ].map((path) => [path, path] as const),
  ['blog/', 'blogs/'],
];
