import type { Path } from '../definition/model/values';

const ID_PREFIX = 'f';
export const CONTROL_ID_SEPARATOR = '-';

/** Returns the id of the control at a path of the whole form; rjsf builds the same one from prefix and separator. */
export const controlId = (path: Path): string => [ID_PREFIX, ...path].join(CONTROL_ID_SEPARATOR);
