import type { AnswerWords } from '../../definition/describe/describe';
import type { StaffPorts } from './staffRoutes';

/**
 * Returns the words that turn answers into text for staff, in English. Places are stored by their English names,
 * airports by codes.
 */
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
