import type { ContentField, ContentFields, ContentKind } from '../../../definition/content';
import type { KnownRecords } from '../../../definition/contentValues';
import { parseOptions } from '../../../definition/sections/elements';
import type { Contents } from '../../storage/contents';
import { OPTIONS } from '../kinds';

/** What a record of the kind may name, as it is stored now. */
export async function knownRecords(
  { fields }: ContentKind,
  contents: Contents,
): Promise<KnownRecords> {
  const idsOf = async (kind: string) =>
    [kind, new Set((await contents.list(kind)).map(({ id }) => id))] as const;
  const ids = new Map(await Promise.all([...new Set(referred(fields))].map(idsOf)));
  const options = (await contents.list(OPTIONS)).map(({ id, document }) => ({ ...document, id }));
  return {
    refers: (kind, id) => ids.get(kind)?.has(id) === true,
    options: parseOptions(options),
  };
}

const referred = (fields: ContentFields): string[] => Object.values(fields).flatMap(referredIn);

function referredIn(field: ContentField): string[] {
  if ('properties' in field) return referred(field.properties);
  if ('items' in field) return referredIn(field.items);
  return 'refers' in field && field.refers !== undefined ? [field.refers] : [];
}
