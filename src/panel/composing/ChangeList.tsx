import { MOST_FIELDS } from '../../contract/composing';
import type { ServiceFile } from '../../definition/model/service';
import { useMemo } from 'react';
import { useFetched } from '../../platform/api/useFetched';
import { changesBetween } from '../../lint/changes/changesBetween';
import type { ServiceChange } from '../../lint/changes/serviceChange';
import { t } from '../language/t';
import { callOf, type Parts, resolved, touchedIn } from './composing';
import { changeText } from './changeTexts';

/** Returns the changes between two documents; undefined: one of them is unfinished. */
export function useChanges(
  before: ServiceFile | undefined,
  after: ServiceFile | undefined,
  parts: Parts,
): readonly ServiceChange[] | undefined {
  return useMemo(() => {
    const [was, is] = [resolved(before, parts), resolved(after, parts)];
    return was && is && changesBetween(was, is);
  }, [before, after, parts]);
}

interface ChangeListProps {
  readonly changes: readonly ServiceChange[] | undefined;
  /** The service whose stored applications are counted; omitted: they are not. */
  readonly id?: string;
}

/** Renders changes as sentences, with how many stored applications each one touches. */
export function ChangeList({ changes, id }: ChangeListProps) {
  const names = [...new Set(changes?.flatMap(({ field, stored }) => (stored && field) || []))];
  const query = new URLSearchParams({ fields: names.slice(0, MOST_FIELDS).join(',') }).toString();
  const path = id === undefined || !changes ? undefined : `${callOf('touched', id)}?${query}`;
  const read = useFetched(path, touchedIn);
  const touched = read.state === 'ready' ? read.value : undefined;
  if (!changes)
    return <p className="muted">{t('This version is unfinished and cannot be compared.')}</p>;
  if (changes.length === 0) return <p className="muted">{t('Nothing was changed')}</p>;
  return (
    <ul className="stack-8">
      {changes.map((change) => (
        <li key={`${change.code} ${change.at} ${changeText(change)}`}>
          {changeText(change)}{' '}
          {touched && change.stored && <span className="muted">{storedText(change, touched)}</span>}
        </li>
      ))}
    </ul>
  );
}

function storedText(
  { stored, field }: ServiceChange,
  { applications, fields }: ReturnType<typeof touchedIn>,
): string | undefined {
  const answered = fields.find(({ name }) => name === field)?.answered;
  if (stored === 'keep' && answered !== undefined) {
    return answered === 0
      ? undefined
      : t('{{count}} stored applications keep their answer.', {
          count: answered,
          defaultValue_one: '1 stored application keeps its answer.',
        });
  }
  const count = applications - (answered ?? 0);
  return count === 0
    ? undefined
    : t('{{count}} stored applications stay as they are.', {
        count,
        defaultValue_one: '1 stored application stays as it is.',
      });
}
