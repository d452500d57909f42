import { COMPOSING_CALLS, type Composed } from '../../contract/composing';
import { readAs } from '../../contract/readAs';
import type { ContentKind } from '../../definition/content/contentType';
import { type ListFiles, resolveService, type SharedFiles } from '../../definition/model/resolve';
import type { Service, ServiceFile } from '../../definition/model/service';
import { panelHref } from '../base/panelHref';

/** What documents refer to. */
export interface Parts {
  readonly shared: SharedFiles;
  readonly lists: ListFiles;
  readonly names: readonly string[];
  readonly contents: readonly ContentKind[];
}

export const composingHref = (id = ''): string =>
  panelHref(id === '' ? 'home/composing' : `home/composing/${id}`);

/** Returns the path of a call about one service. */
export const callOf = (name: keyof typeof COMPOSING_CALLS, id: string): string =>
  COMPOSING_CALLS[name].path.replace('{id}', encodeURIComponent(id));

export const composedIn = (response: unknown): Composed =>
  readAs(COMPOSING_CALLS.read.response.schema, response);

export const partsIn = (response: unknown): Omit<Parts, 'contents'> =>
  readAs(COMPOSING_CALLS.parts.response.schema, response);

export const linkIn = (response: unknown) =>
  readAs(COMPOSING_CALLS.addLink.response.schema, response);

/** Returns what is edited: the draft, or else what visitors have. */
export const openedDocument = ({ draft, ...composed }: Composed): ServiceFile | undefined =>
  draft?.document ?? siteDocument(composed);

/** Returns what visitors have; undefined: nothing. */
export const siteDocument = ({
  published,
  file,
}: Pick<Composed, 'published' | 'file'>): ServiceFile | undefined =>
  published?.document ?? file?.document;

/** Returns a service with references resolved; undefined: its document is unfinished. */
export function resolved(
  document: ServiceFile | undefined,
  { shared, lists }: Pick<Parts, 'shared' | 'lists'>,
): Service | undefined {
  try {
    return document && resolveService(document, shared, lists);
  } catch {
    return undefined;
  }
}
