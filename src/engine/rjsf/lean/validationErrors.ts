/**
 * Replaces the conversion of a validator's errors to rjsf's own: our errors come from check, for
 * the whole form at once.
 */
export default function processRawValidationErrors(): never {
  throw new Error('rjsf validates, and has no error messages');
}
