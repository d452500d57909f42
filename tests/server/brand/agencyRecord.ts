import type { Values } from '../../../src/definition/model/values';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { ROOT } from '../support/folders';

const kind = (await loadContentKinds(ROOT)).find(({ id }) => id === 'agency');

/** Returns an agency without pictures, otherwise as in the demo record, with other values. */
export const agencyRecord = (values: Values): Values => ({
  ...kind?.samples[0],
  logoSquare: '',
  sharePicture: '',
  ...values,
});
