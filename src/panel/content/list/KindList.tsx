import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ContentKind } from '../../../definition/content';
import { ConfirmDelete } from '../../data/ConfirmDelete';
import { DataTable } from '../../data/DataTable';
import { useListQuery } from '../../data/useListQuery';
import { useStaff } from '../../data/useStaff';
import { Waiting } from '../../data/Waiting';
import { panelHref } from '../../shell/address';
import { PanelIcon } from '../../shell/PanelIcon';
import { createCall, listCall, removeCall } from '../calls';
import { recordName } from '../recordName';
import { toRecordPage } from '../records';
import { useRemoval } from '../useRemoval';
import { listColumns } from './listColumns';
import { ListTools } from './ListTools';
import './list.css';

const FILTERS = { filters: ['missing'] } as const;

/** The records of a kind: searched, ordered and cut by the server, opened, made and deleted here. */
export function KindList({ kind }: { readonly kind: ContentKind }) {
  const { query, change, path } = useListQuery(FILTERS);
  const records = useStaff(path(listCall(kind)), toRecordPage);
  const { ask, dialog } = useRemoval(() => {
    if (records.state !== 'loading') records.reload();
  });
  const columns = useMemo(() => listColumns(kind), [kind]);
  const title = kind.title[2];
  const href = (id: string) => panelHref(`${kind.panel}/${kind.id}/${id}`);

  const isNarrowed = query.search !== '' || query.filters.missing !== undefined;
  return (
    <div className="pn-kind">
      <div className="pn-tools">
        <ListTools label={`Search ${title.toLowerCase()}`} query={query} onChange={change} />
        {createCall(kind) !== undefined && (
          <Button
            variant="contained"
            component={Link}
            href={href('new')}
            startIcon={<PanelIcon shape="add" />}
          >
            Add
          </Button>
        )}
      </div>
      <Waiting of={records}>
        {({ rows, total }) => (
          <DataTable
            {...{ columns, rows, total, label: title }}
            page={query.page}
            perPage={query.perPage}
            order={query.order}
            onChange={change}
            rowHref={({ id }) => href(id)}
            empty={isNarrowed ? 'Nothing was found.' : 'Nothing here yet.'}
            actions={(record) => {
              const path = removeCall(kind, record.id);
              return (
                path !== undefined && (
                  <IconButton
                    aria-label={`Delete ${recordName(kind.fields, record)}`}
                    onClick={() => ask(path)}
                  >
                    <PanelIcon shape="bin" />
                  </IconButton>
                )
              );
            }}
          />
        )}
      </Waiting>
      <ConfirmDelete {...dialog} />
    </div>
  );
}
