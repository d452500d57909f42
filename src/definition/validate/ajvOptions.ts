import { FORMATS } from '../model/formats';

/** ajv's options for pages and server. Nothing is coerced, filled in or removed: both validate the same answers. */
export const AJV_OPTIONS = {
  allErrors: true,
  strict: true,
  strictRequired: false,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  formats: FORMATS,
} as const;
