import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { RECORD_VERSIONS } from '../../../contract/panel';
import type { ContentKind } from '../../../definition/content/contentType';
import { CHANGE } from '../../../definition/content/publication';
import type { Values } from '../../../definition/model/values';
import { momentText } from '../../base/moment';
import { PanelDialog } from '../../data/PanelDialog';
import { useRead } from '../../data/useRead';
import { Waiting } from '../../data/Waiting';
import { sayDone } from '../../layout/notices';
import '../conflict/conflict.css';
import { differences } from '../../../definition/content/differences';
import { linesOf, Shown, valueLabel } from '../conflict/Shown';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { documentOf, editedOf, type StaffRecord, toRecord } from '../records';
import { saveRecord } from '../record/saveRecord';
import { useColleagues } from '../../applications/useColleagues';
import { t } from '../../language/t';
import { useRun } from '../../data/useRun';

const WordDifference = lazyComponent(async () => (await import('./WordDifference')).WordDifference);

interface RecordHistoryProps {
  readonly kind: ContentKind;
  readonly record: StaffRecord;
  readonly onRestored: (record: StaffRecord) => void;
  /** Set if no change is prepared for the record: an earlier one can be prepared again. */
  readonly onPrepared?: (() => void) | undefined;
}

export function RecordHistory({ onRestored, onPrepared, ...of }: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('History')}</Button>
      <PanelDialog
        open={isOpen}
        fullWidth
        maxWidth="md"
        onClose={close}
        title={t('History')}
        closeLabel={t('Close')}
      >
        {/* Not while the dialog fades out: what it restores then would be based on a version that was replaced. */}
        {isOpen && (
          <Versions
            {...of}
            onRestored={(now) => {
              // At once: a second press must not find the button.
              flushSync(close);
              onRestored(now);
            }}
            onPrepared={
              onPrepared &&
              (() => {
                flushSync(close);
                onPrepared();
              })
            }
          />
        )}
      </PanelDialog>
    </>
  );
}

function Versions({ kind, record, onRestored, onPrepared }: RecordHistoryProps) {
  const query = new URLSearchParams({ kind: kind.id, id: record.id });
  const read = useRead(`content_history/?${query.toString()}`, RECORD_VERSIONS);
  const { run } = useRun();
  const { nameAt } = useColleagues();
  const restore = (values: Values, current: StaffRecord | undefined) =>
    run(async () => {
      onRestored(await saveRecord(kind, record.id, documentOf(kind.fields, values), current));
      sayDone(t('Restored'));
    });
  const prepare = (values: Values, current: StaffRecord | undefined) =>
    run(async () => {
      const change = { ...editedOf(kind, values), [CHANGE]: { at: '' } };
      await saveRecord(kind, record.id, change, current);
      onPrepared?.();
    });
  return (
    <Waiting of={read}>
      {({ data: versions }) => (
        <ol className="stack" aria-label={t('Versions')}>
          {versions.map(({ version, updatedAt, updatedBy, record: values, base }, index) => (
            <li key={version} className="cf-field">
              <p>
                <bdi>{nameAt(updatedBy) || t('Unknown')}</bdi> ·{' '}
                <time dateTime={updatedAt}>{momentText(updatedAt)}</time>
                {base && t(' · a change that was prepared')}
                {version === now(versions)?.version && t(' · this version')}
              </p>
              <Changes
                kind={kind}
                now={values}
                before={base ?? now(versions.slice(index + 1))?.record}
              />
              {version !== now(versions)?.version && (!base || onPrepared) && (
                <div>
                  <Button
                    onClick={() =>
                      void (base ? prepare : restore)(values, toRecord(now(versions)?.record))
                    }
                  >
                    {base ? t('Prepare this change again') : t('Restore this version')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </Waiting>
  );
}

/** Returns the newest version of the record itself. */
const now = <V extends { readonly base?: unknown }>(versions: readonly V[]): V | undefined =>
  versions.find(({ base }) => base === undefined);

interface ChangesProps {
  readonly kind: ContentKind;
  readonly now: Values;
  /** Undefined: the first version. */
  readonly before: Values | undefined;
}

function Changes({ kind, now, before }: ChangesProps) {
  if (!before) return <p className="muted">{t('The first version that is kept')}</p>;
  const { fields } = kind;
  const found = differences(undefined, documentOf(fields, now), documentOf(fields, before));
  if (found.length === 0) return <p className="muted">{t('Nothing was changed')}</p>;
  return (
    <Box component="dl" className="stack-8" sx={{ '& dt': { color: 'inherit', fontWeight: 600 } }}>
      {found.map(({ path, mine, theirs }) => (
        <div key={path}>
          <dt>{valueLabel(kind, path)}</dt>
          <dd>
            <Loading fallback={<Shown value={mine} />}>
              <WordDifference before={linesOf(theirs)} after={linesOf(mine)} />
            </Loading>
          </dd>
        </div>
      ))}
    </Box>
  );
}
