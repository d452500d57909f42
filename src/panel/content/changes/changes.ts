import * as read from '../../../platform/content/read';
import {
  CHANGES,
  CONTENT_CHANGE_CALLS,
  type ContentChange,
} from '../../../contract/contentChanges';
import type { ContentKind } from '../../../definition/content/contentType';
import { CHANGE } from '../../../definition/content/publication';
import { isRecord, type Values } from '../../../definition/model/values';
import { backendHas } from '../../../platform/api/capabilities';
import { useRead } from '../../data/useRead';
import { dayOrHourText } from '../../base/moment';
import { t } from '../../language/t';

/**
 * Reads the changes that are prepared for the records of a kind.
 * @param id only that of one record; null: of one that was never saved
 */
export function useChanges({ id: kind, calls, edits }: ContentKind, id?: string | null) {
  const isKnown = backendHas('contentChanges') && calls.update && !edits && id !== null;
  const query = new URLSearchParams({ kind, ...(id && { id }) });
  const path = `${CONTENT_CHANGE_CALLS.list.path}?${query.toString()}`;
  const read = useRead(isKnown ? path : undefined, CHANGES);
  const value = read.state === 'ready' ? read.value : read.state === 'loading' && read.before;
  return { changes: value ? value.data : undefined, reload: read.reload };
}

export const changeCall = ({ id: kind }: ContentKind, id: string): string =>
  `${CONTENT_CHANGE_CALLS.list.path}${kind}/${encodeURIComponent(id)}/`;

/** Returns when a change is published; empty: when staff do it. Undefined: the record is not a change. */
export const publishedAt = ({ [CHANGE]: change }: Values): string | undefined =>
  isRecord(change) ? read.text(change.at) : undefined;

/** Returns what a change is called where it is listed: "Change on 14 December, 09:00". */
export function changeText(
  { record, failedAt }: ContentChange,
  formatTime = dayOrHourText,
): string {
  if (failedAt !== null) return t('Change not published');
  const at = publishedAt(record) ?? '';
  return at === '' ? t('Change prepared') : t('Change on {{day}}', { day: formatTime(at) });
}
