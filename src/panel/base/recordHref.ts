import type { ContentKind } from '../../definition/content/contentType';
import { panelHref } from './panelHref';

/** The address of the editor of a record; without an id: of a new one. */
export const recordHref = ({ id, panel }: ContentKind, record = 'new'): string =>
  panelHref(`${panel}/${id}/${encodeURIComponent(record)}`);
