import { isLanguage, type Language } from '../../definition/text';
import { listIn, numberIn, recordIn, textIn } from '../../platform/content/reading';

export interface Waiting {
  /** The service's id. */
  readonly service: string;
  readonly count: number;
}

export interface Day {
  /** YYYY-MM-DD, as the agency's calendar has it. */
  readonly day: string;
  readonly count: number;
}

export interface Missing {
  /** The kind's id. */
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly languages: readonly Language[];
}

export interface Dashboard {
  readonly waiting: readonly Waiting[];
  /** The oldest first. */
  readonly days: readonly Day[];
  readonly missing: readonly Missing[];
  /** May be more than are told one by one. */
  readonly missingTotal: number;
  /** ISO, UTC; empty: never. */
  readonly lastBackupAt: string;
}

/** The answer of GET dashboard/; what cannot be read in it is empty. */
export function dashboardIn(answer: unknown): Dashboard {
  const { waiting, days, missing, missingTotal, lastBackupAt } = recordIn(answer);
  const gaps = listIn(missing).map(({ kind, id, title, languages }) => ({
    kind: textIn(kind),
    id: textIn(id),
    title: textIn(title),
    languages: Array.isArray(languages) ? languages.filter(isLanguage) : [],
  }));
  return {
    waiting: listIn(waiting)
      .map(({ service, count }) => ({ service: textIn(service), count: numberIn(count) ?? 0 }))
      .filter(({ count }) => count > 0),
    days: listIn(days).map(({ day, count }) => ({
      day: textIn(day),
      count: numberIn(count) ?? 0,
    })),
    missing: gaps,
    missingTotal: numberIn(missingTotal) ?? gaps.length,
    lastBackupAt: textIn(lastBackupAt),
  };
}
