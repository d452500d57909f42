import { FORMATS } from './formats';

/**
 * The one set of ajv options, for the code compiled into the pages and for the server. Nothing is
 * coerced, filled in or removed, so that both sides judge the same answers.
 */
export const AJV_OPTIONS = {
  allErrors: true,
  strict: true,
  strictRequired: false,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  formats: FORMATS,
} as const;
