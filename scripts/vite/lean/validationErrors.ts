/** Stands for what makes rjsf's own errors of a validator's: ours come from check, for the whole form at once. */
export default function processRawValidationErrors(): never {
  throw new Error('rjsf validates, and has nothing to tell errors with');
}
