import { PUBLICATION, type Publication, PUBLISHED } from '../../definition/content/publication';
import type { Values } from '../../definition/model/values';

/** Returns a document as it is stored: what is always shown says nothing of it. */
export const published = (document: Values, publication: Publication = PUBLISHED): Values => {
  const isAlways = JSON.stringify(publication) === JSON.stringify(PUBLISHED);
  return isAlways ? document : { ...document, [PUBLICATION]: { ...publication } };
};
