import { useStaff } from '../data/useStaff';
import type { ContentKind } from '../../definition/content/contentType';
import { Waiting } from '../data/Waiting';
import { listCall } from './calls';
import { LazyKindEditor } from './LazyKindEditor';
import { toRecord } from './records';

/** The one record of a kind, which may not have been saved yet. */
export function SingleKind({ kind }: { readonly kind: ContentKind }) {
  const read = useStaff(listCall(kind), toRecord);
  return <Waiting of={read}>{(record) => <LazyKindEditor kind={kind} record={record} />}</Waiting>;
}
