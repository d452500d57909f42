import { PUBLICATION, type Publication, PUBLISHED } from '../../definition/content/publication';
import type { Values } from '../../definition/model/values';

/** Returns a document as it is stored: without a publication if it is always shown. */
export const published = (document: Values, publication: Publication = PUBLISHED): Values => {
  const isAlways = JSON.stringify(publication) === JSON.stringify(PUBLISHED);
  return isAlways ? document : { ...document, [PUBLICATION]: { ...publication } };
};
