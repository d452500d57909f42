import Button from '@mui/material/Button';
import { PANEL_CALLS, REMOVED_RECORD, type RemovedRecordData } from '../../contract/panel';
import { pick } from '../../definition/language/text';
import { momentText } from '../applications/moment';
import { type Column, DataTable } from '../data/DataTable';
import { pageIn } from '../data/pageIn';
import { staffCall } from '../data/staffCall';
import { useListQuery } from '../data/useListQuery';
import { useStaff } from '../data/useStaff';
import { Waiting } from '../data/Waiting';
import { sayDone } from '../layout/notices';
import { PanelFrame } from '../layout/PanelFrame';
import { kindCalled } from '../pages';

const removedIn = (answer: unknown) => pageIn(REMOVED_RECORD, answer);

interface BinRow extends RemovedRecordData {
  /** The id of the record, which is unique within its kind only. */
  readonly record: string;
}

const toRow = (removed: RemovedRecordData): BinRow => ({
  ...removed,
  record: removed.id,
  id: `${removed.kind}/${removed.id}`,
});

const COLUMNS: readonly Column<BinRow>[] = [
  {
    name: 'title',
    label: 'Name',
    render: ({ title }) => <bdi dir="auto">{title}</bdi>,
  },
  {
    name: 'kind',
    label: 'Content',
    render: ({ kind }) => {
      const known = kindCalled(kind);
      return known ? pick(known.title, 'en') : kind;
    },
  },
  { name: 'state', label: 'State', render: ({ archived }) => (archived ? 'Archived' : 'Deleted') },
  {
    name: 'removedAt',
    label: 'Since',
    render: ({ removedAt }) => <time dateTime={removedAt}>{momentText(removedAt)}</time>,
  },
  { name: 'removedBy', label: 'By', render: ({ removedBy }) => <bdi>{removedBy}</bdi> },
];

/** Renders content that was deleted or archived, to put it back. */
export function BinPage() {
  const { query, change, path } = useListQuery({ perPage: 50 });
  const bin = useStaff(path(PANEL_CALLS.bin.path), removedIn);
  const restore = async ({ kind, record: id }: BinRow) => {
    try {
      await staffCall('POST', PANEL_CALLS.restore.path, { kind, id });
    } catch {
      // Staff have been notified.
      return;
    }
    sayDone('Restored');
    if (bin.state === 'ready') bin.reload();
  };
  return (
    <PanelFrame title="Bin">
      <p>Deleted content is kept for 30 days, archived content until you put it back.</p>
      <Waiting of={bin}>
        {({ rows, total }) => (
          <DataTable
            label="Bin"
            columns={COLUMNS}
            rows={rows.map(toRow)}
            total={total}
            page={query.page}
            perPage={query.perPage}
            order={query.order}
            onChange={change}
            actions={(row) => (
              <Button size="small" onClick={() => void restore(row)}>
                Restore
              </Button>
            )}
            empty={<p>The bin is empty.</p>}
          />
        )}
      </Waiting>
    </PanelFrame>
  );
}
