import { type Language, LANGUAGES } from '../../src/definition/model/text';
import { isLong } from '../server/support/long';
import { coveringArray } from '../shared/coveringArray';
import { SERVICES } from './services';

export const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;

/** A language of each direction of writing; with LONG=1 all. */
export const EACH_DIRECTION: readonly Language[] = isLong ? LANGUAGES : ['ku', 'en'];

/**
 * Returns a language for a test that depends neither on it nor on its direction; with LONG=1 all. The tests of a
 * page take languages by turns, so that the page is tried in both directions.
 */
export const triedIn = (language: Language): readonly Language[] =>
  isLong ? LANGUAGES : [language];

/** How values are combined: all pairs in every run, all triples with LONG=1. */
const STRENGTH = isLong ? 3 : 2;

/** What is tried with forms on their journeys, which go through each service in each language. */
const STATES = ['missing', 'kept'] as const;

export type State = (typeof STATES)[number];

const LOOKS = { language: LANGUAGES, screen: ['phone', 'desktop'] as const };

/** Languages of both directions for each service, the two that are written from the right by turns; with LONG=1 all. */
const languagesOf = (index: number): readonly Language[] =>
  isLong ? LANGUAGES : ['en', index % 2 === 0 ? 'ku' : 'ar'];

/** Returns the services whose journey is made in a language. */
export const journeysIn = (language: Language) =>
  SERVICES.filter((_, index) => languagesOf(index).includes(language));

/** Each service in each state, in its languages and on screens by turns: a state meets each look of a form. */
const BY_TURNS = SERVICES.flatMap((service, index) => {
  const looks = languagesOf(index).flatMap((language) =>
    LOOKS.screen.map((screen) => ({ language, screen })),
  );
  // The other state meets the other language.
  const turn = Math.floor(index / 2);
  return STATES.map((state, at) => ({ service, state, ...looks[(turn + at * 2) % looks.length]! }));
});

const TRIALS = (
  isLong ? coveringArray({ service: SERVICES, state: STATES, ...LOOKS }, STRENGTH) : BY_TURNS
).map((row) => ({ ...row, id: row.service.id }));

/** Returns the combinations of a service, a language and a screen in which a state is tried. */
export const trialsOf = (state: State) => TRIALS.filter((trial) => trial.state === state);
