/**
 * The header with the key of a submission, which the client creates when a form is opened. The refusal of a key that
 * was used for other answers names it. Not in submitRequest, which the home page would load with it.
 */
export const KEY_HEADER = 'Idempotency-Key';
