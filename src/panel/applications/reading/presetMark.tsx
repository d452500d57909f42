import { createContext, use } from 'react';
import { presetDates } from '../../../definition/validate/check';
import { t } from '../../language/t';
import type { StaffApplication } from '../application';
import { agencyDay } from '../../base/moment';

/** The paths of the dates of an application that nobody has touched. */
export const PresetDates = createContext<ReadonlySet<string>>(new Set());

/** Returns the paths of the dates that are still what the form had put in, on the day on which it was sent. */
export function untouchedDates({
  definition,
  answers,
  createdAt,
}: Pick<StaffApplication, 'definition' | 'answers' | 'createdAt'>): ReadonlySet<string> {
  const sent = new Date(createdAt);
  // Another backend may not say when.
  if (Number.isNaN(sent.getTime())) return new Set();
  return new Set(presetDates(definition.form, answers, { today: agencyDay(sent) }));
}

/** Marks a date that nobody has touched. */
export function PresetMark({ path }: { readonly path: string }) {
  return use(PresetDates).has(path) ? (
    <p className="pn-small">{t('Not changed: the form filled in this date')}</p>
  ) : null;
}
