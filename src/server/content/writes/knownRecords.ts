import type { ContentKind } from '../../../definition/content/contentType';
import { kindsNamed, OPTIONS, SERVICES } from '../../../definition/content/contentReferences';
import type { KnownRecords } from '../../../definition/content/checkRecord';
import { parseOptions } from '../../../definition/sections/elements';
import type { Contents } from '../../records/contents';
import type { Catalogue } from '../../liveCatalogue';

export interface KnownPorts {
  readonly storage: { readonly content: Pick<Contents, 'list'> };
  readonly catalogue: Pick<Catalogue, 'find'>;
}

/** Returns what a record of the kind may refer to, as it is stored now. */
export async function knownRecords(
  { fields }: ContentKind,
  { storage, catalogue }: KnownPorts,
): Promise<KnownRecords> {
  const contents = storage.content;
  const idsOf = async (kind: string) =>
    [kind, new Set((await contents.list(kind)).map(({ id }) => id))] as const;
  const kinds = new Set(kindsNamed(fields).filter((kind) => kind !== SERVICES));
  const ids = new Map(await Promise.all(Array.from(kinds, idsOf)));
  const options = await storedOptions(contents);
  const has = (kind: string, id: string) =>
    kind === SERVICES ? catalogue.find(id) !== undefined : ids.get(kind)?.has(id) === true;
  return { has, options };
}

/** Returns the lists of options that questions of sections share. */
export const storedOptions = async (contents: Pick<Contents, 'list'>) =>
  parseOptions((await contents.list(OPTIONS)).map(({ id, document }) => ({ ...document, id })));
