import type { AnswerWords } from '../../definition/describe';
import type { StaffPorts } from './staffRoutes';

/** What answers need to be read by staff, in English. Places are kept in English, airports by codes. */
export const answerWords = ({
  english: say,
  places,
}: Pick<StaffPorts, 'english' | 'places'>): AnswerWords => ({
  language: 'en',
  yes: say('form.yes', {}),
  no: say('form.no', {}),
  am: say('dates.am', {}),
  pm: say('dates.pm', {}),
  placeName: (text, { source }) => (source === 'airport' ? places.airportOf(text) : undefined),
});
