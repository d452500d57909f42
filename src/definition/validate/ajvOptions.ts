import { FORMATS } from '../model/formats';

/**
 * The ajv options, shared by the code compiled into the pages and the server. Nothing is coerced,
 * filled in or removed, so that both sides validate the same answers.
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
