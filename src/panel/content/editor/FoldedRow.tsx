import { referredKind } from '../../../definition/content/contentReferences';
import { isObject, type Field, type ListField } from '../../../definition/model/field';
import { isRecord, type Json, type Values } from '../../../definition/model/values';
import { inList } from '../../language/panelLanguage';
import { MissingChips } from '../list/MissingChips';
import { draftTitle, hasImage, recordImage } from '../draftTitle';
import type { Referred } from '../useReferred';
import { useEditor } from './EditorContext';
import { Photo } from './Photo';
import { namedIn } from './rowReferences';

interface FoldedRowProps {
  readonly items: ListField['items'];
  readonly row: Json;
}

/** What a folded row says: its picture, its text or the records that it names, and what is missing. */
export function FoldedRow({ items, row }: FoldedRowProps) {
  const { referred } = useEditor();
  if (!isObject(items) || !isRecord(row)) return null;
  const { properties } = items;
  return (
    <>
      {hasImage(properties) && (
        <Photo className="pn-thumb" address={recordImage(properties, row)} name="" />
      )}
      <bdi>{draftTitle(properties, row) || namesIn(properties, row, referred)}</bdi>
      <MissingChips fields={properties} record={row} />
    </>
  );
}

/** The names of the records that a row names: "Canada, Student, Work". */
function namesIn(
  properties: Readonly<Record<string, Field>>,
  row: Values,
  referred: Referred,
): string {
  const names = Object.entries(properties).flatMap(([name, field]) => {
    const kind = referredKind(field) ?? namedIn(field)?.kind;
    const value = row[name];
    const ids = Array.isArray(value) ? value : [value];
    const known = kind === undefined ? undefined : referred[kind];
    return known ? ids.flatMap((id) => known.find((record) => record.id === id)?.name ?? []) : [];
  });
  return inList(names);
}
