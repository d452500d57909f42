import Button from '@mui/material/Button';
import { PANEL_CALLS, REMOVED_RECORD, type RemovedRecordData } from '../../contract/panel';
import { momentText } from '../base/moment';
import { type Column, FetchedTable } from '../data/list/DataTable';
import { pageIn } from '../data/list/pageIn';
import { staffCall } from '../data/staffCall';
import { useListQuery } from '../data/list/useListQuery';
import { useFetched } from '../../platform/api/useFetched';
import { sayDone } from '../layout/notices';
import { PanelFrame } from '../layout/PanelFrame';
import { kindCalled } from '../pages';
import { t } from '../language/t';
import { ownText } from '../language/panelLanguage';
import { useRun } from '../data/useRun';

interface BinRow extends RemovedRecordData {
  /** The id of the record, which is unique within its kind only. */
  readonly record: string;
}

const toRow = (removed: RemovedRecordData): BinRow => ({
  ...removed,
  record: removed.id,
  id: `${removed.kind}/${removed.id}`,
});

function removedIn(response: unknown) {
  const { rows, total } = pageIn(REMOVED_RECORD, response);
  return { rows: rows.map(toRow), total };
}

const columns = (): readonly Column<BinRow>[] => [
  {
    name: 'title',
    label: t('Name'),
    render: ({ title }) => <bdi dir="auto">{title}</bdi>,
  },
  {
    name: 'kind',
    label: t('Content'),
    render: ({ kind }) => {
      const known = kindCalled(kind);
      return known ? ownText(known.title) : kind;
    },
  },
  {
    name: 'state',
    label: t('State'),
    render: ({ archived }) => (archived ? t('Archived') : t('Deleted')),
  },
  {
    name: 'removedAt',
    label: t('Since'),
    render: ({ removedAt }) => <time dateTime={removedAt}>{momentText(removedAt)}</time>,
  },
  { name: 'removedBy', label: t('By'), render: ({ removedBy }) => <bdi>{removedBy}</bdi> },
];

/** Renders content that was deleted or archived, to put it back. */
export function BinPage() {
  const list = useListQuery({ perPage: 50 });
  const bin = useFetched(list.path(PANEL_CALLS.bin.path), removedIn);
  const { run } = useRun();
  const restore = ({ kind, record: id }: BinRow) =>
    run(async () => {
      await staffCall('POST', PANEL_CALLS.restore.path, { kind, id });
      sayDone(t('Restored'));
      bin.reload();
    });
  return (
    <PanelFrame title={t('Bin')}>
      <p>{t('Deleted content is kept for 30 days, archived content until you restore it.')}</p>
      <FetchedTable
        of={bin}
        label={t('Bin')}
        list={list}
        columns={columns()}
        actions={(row) => <Button onClick={() => void restore(row)}>{t('Restore')}</Button>}
        empty={t('The bin is empty.')}
      />
    </PanelFrame>
  );
}
