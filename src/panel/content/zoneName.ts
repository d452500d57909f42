import { ownText } from '../language/panelLanguage';
import { kindCalled } from '../pages';

/** Returns the name of a time zone as the agency's form has it; an unknown zone is returned unchanged. */
export function zoneName(timeZone: string): string {
  const field = kindCalled('agency')?.fields.timeZone;
  const choices = field && 'choices' in field ? (field.choices ?? []) : [];
  const known = choices.find(({ value }) => value === timeZone);
  return known ? ownText(known.label) : timeZone;
}
