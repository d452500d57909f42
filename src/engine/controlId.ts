import type { Path } from '../definition/values';

const ID_PREFIX = 'f';
export const ID_SEPARATOR = '-';

/** The id of the control at a path of the whole form; rjsf makes the same from prefix and separator. */
export const controlId = (path: Path): string => [ID_PREFIX, ...path].join(ID_SEPARATOR);
