import { type Language, LANGUAGES } from '../../src/definition/language/text';
import { isLong } from '../server/support/long';
import { coveringArray } from '../shared/coveringArray';
import { SERVICES } from './services';

export const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;

/** A language of each direction of writing; with LONG=1 all. */
export const EACH_DIRECTION: readonly Language[] = isLong ? LANGUAGES : ['ku', 'en'];

/** How values are combined: all pairs in every run, all triples with LONG=1. */
export const STRENGTH = isLong ? 3 : 2;

/** What is tried with forms beside their journeys, which go through each service in each language. */
const STATES = ['missing', 'draft', 'translated'] as const;

const TRIALS = coveringArray(
  {
    service: SERVICES,
    state: STATES,
    language: LANGUAGES,
    screen: ['phone', 'desktop'] as const,
  },
  STRENGTH,
).map((row) => ({ ...row, id: row.service.id }));

/** Returns the combinations of a service, a language and a screen in which a state is tried. */
export const trialsOf = (state: (typeof STATES)[number]) =>
  TRIALS.filter((trial) => trial.state === state);
