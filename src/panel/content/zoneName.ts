import { kindCalled } from '../pages';
import { choiceName } from './draftTitle';

/** Returns the name of a time zone as the agency's form has it; an unknown zone is returned unchanged. */
export function zoneName(timeZone: string): string {
  const field = kindCalled('agency')?.fields.timeZone;
  return (field && choiceName(field, timeZone)) || timeZone;
}
