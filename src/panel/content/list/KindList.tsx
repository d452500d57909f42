import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo, useRef, useState } from 'react';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Link } from 'wouter';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { type ContentKind, editRight, hasOwnOrder } from '../../../definition/content/contentType';
import { PUBLICATION_STATES } from '../../../definition/content/publication';
import { LANGUAGES } from '../../../definition/model/text';
import { DataTable } from '../../data/list/DataTable';
import { SearchBox } from '../../data/list/SearchBox';
import { FilterChips, type ListFilter } from '../../data/list/FilterChips';
import { isNarrowed, type ListUse, useListQuery } from '../../data/list/useListQuery';
import { useFetched } from '../../../platform/api/useFetched';
import { Waiting } from '../../data/Waiting';
import { backendHas } from '../../../platform/api/capabilities';
import { useMay } from '../../session/may';
import { PanelIcon } from '../../base/PanelIcon';
import { useChanges } from '../changes/changes';
import { createCall, listCall, removeCall } from '../calls';
import { recordHref } from '../../base/recordHref';
import { draftTitle } from '../draftTitle';
import { toRecordPage } from '../records';
import { SampleNotice, PUBLICATION_STATE_WORDS } from '../StateChip';
import { useReferred } from '../useReferred';
import { removeRecord } from '../removeRecord';
import { recordListColumns, referredIn } from './listColumns';
import { t } from '../../language/t';
import { ownText } from '../../language/panelLanguage';
import './list.css';

const OrderDialog = lazyComponent(async () => (await import('./OrderDialog')).OrderDialog);

const FILTERS = { filters: ['missing', 'state'] } as const;

/** The records of a kind: searched, ordered and cut by the server, opened, made and deleted here. */
export function KindList({ kind }: { readonly kind: ContentKind }) {
  const list = useListQuery(FILTERS);
  const records = useFetched(list.path(listCall(kind)), toRecordPage);
  const frame = useRef<HTMLDivElement>(null);
  const remove = async (path: string, name: string) => {
    if (!(await removeRecord(path, name))) return;
    // The button that was pressed goes with its row.
    frame.current?.focus();
    records.reload();
  };
  const naming = useMemo(() => referredIn(kind.fields), [kind]);
  const referred = useReferred(naming);
  const { changes } = useChanges(kind);
  const columns = useMemo(
    () => recordListColumns(kind, referred, changes),
    [kind, referred, changes],
  );
  const title = ownText(kind.title);
  const [isOrdering, setOrdering] = useState(false);
  const may = useMay();
  const isEdited = may(editRight(kind));
  const isOrdered = backendHas('contentOrder') && hasOwnOrder(kind) && may('editContent');

  return (
    <div className="stack-16" role="group" aria-label={title} tabIndex={-1} ref={frame}>
      <div className="row">
        <SearchBox label={t('Search {{name}}', { name: title.toLowerCase() })} list={list} />
        {backendHas('listQueries') && <Filters kind={kind} list={list} />}
        <span className="pn-rest" />
        {isOrdered && (
          <Button startIcon={<PanelIcon shape="sort" />} onClick={() => setOrdering(true)}>
            {t('Order')}
          </Button>
        )}
        {isEdited && createCall(kind) !== undefined && (
          <Button
            variant="contained"
            component={Link}
            href={recordHref(kind)}
            startIcon={<PanelIcon shape="add" />}
          >
            {t('Add')}
          </Button>
        )}
      </div>
      <Waiting of={records} isList>
        {(page) => (
          <>
            <SampleNotice records={page.rows} />
            <DataTable
              list={list}
              page={page}
              columns={columns}
              label={title}
              rowHref={({ id }) => recordHref(kind, id)}
              empty={isNarrowed(list.query) ? t('Nothing was found.') : t('Nothing here yet.')}
              actions={(record) => {
                const path = isEdited ? removeCall(kind, record.id) : undefined;
                const name = draftTitle(kind.fields, record) || t('Unnamed');
                return (
                  path !== undefined && (
                    <IconButton
                      aria-label={t('Delete {{name}}', { name })}
                      onClick={() => void remove(path, `${title}: ${name}`)}
                    >
                      <PanelIcon shape="bin" />
                    </IconButton>
                  )
                );
              }}
            />
          </>
        )}
      </Waiting>
      {isOrdering && (
        <Loading fallback={null}>
          <OrderDialog
            kind={kind}
            onClose={(saved) => {
              setOrdering(false);
              void saved.then(records.reload);
            }}
          />
        </Loading>
      )}
    </div>
  );
}

interface FiltersProps {
  readonly kind: ContentKind;
  readonly list: ListUse;
}

/** By the languages that are missing and, where there are several, by the state. */
function Filters({ kind, list: { query, change } }: FiltersProps) {
  const { missing = '', state = '' } = query.filters;
  const byLanguage: ListFilter = {
    name: 'missing',
    label: t('Translations'),
    value: missing,
    options: [
      ['any', t('Any language missing')],
      ...LANGUAGES.map(
        (each) => [each, t('{{language}} missing', { language: t(LANGUAGE_NAMES[each]) })] as const,
      ),
    ],
    onChoose: (chosen) => change({ filters: { missing: chosen } }),
  };
  const byState: ListFilter = {
    name: 'state',
    label: t('State'),
    value: state,
    options: PUBLICATION_STATES.map((each) => [each, t(PUBLICATION_STATE_WORDS[each])] as const),
    onChoose: (chosen) => change({ filters: { state: chosen } }),
  };
  return <FilterChips filters={kind.schedules ? [byLanguage, byState] : [byLanguage]} />;
}
