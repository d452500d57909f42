import type { services } from 'virtual:services';
import { wantWords } from '../../platform/language/languageStore';
import { tracked } from '../../platform/loading/arrivals';

export type ServiceEntry = (typeof services)[number];

let engine: Promise<typeof import('../../engine/ServiceForm')> | undefined;

/** Loads the form engine with its texts, which only service pages need. */
export const loadEngine = () =>
  (engine ??= tracked(
    Promise.all([import('../../engine/ServiceForm'), wantWords('form')]).then(([module]) => module),
  ));
