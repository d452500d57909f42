import { AUDIT_LINE, type AuditLine } from '../../contract/panel';
import { momentText } from '../base/moment';
import { type Column, DataTable } from '../data/DataTable';
import { pageIn } from '../data/pageIn';
import { SearchBox } from '../data/SearchBox';
import { SelectField } from '../data/SelectField';
import { useListQuery } from '../data/useListQuery';
import { useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { PanelFrame } from '../layout/PanelFrame';
import { ACTION_WORDS, actionWords, isAlarming } from './actions';
import { SubjectCell } from './SubjectCell';
import { t } from '../language/t';
import './audit.css';

const FILTERS = ['action'] as const;

const auditIn = (response: unknown) => pageIn(AUDIT_LINE, response);

const columns = (): readonly Column<AuditLine>[] => [
  {
    name: 'at',
    label: t('When'),
    render: ({ at }) => (
      <time className="au-whole" dateTime={at}>
        {momentText(at)}
      </time>
    ),
  },
  {
    name: 'who',
    label: t('Who'),
    render: ({ who }) => (who === '' ? t('Unknown') : <bdi className="au-who">{who}</bdi>),
  },
  {
    name: 'action',
    label: t('What'),
    render: ({ action }) => (
      <span className={isAlarming(action) ? 'pn-alarming' : undefined}>{actionWords(action)}</span>
    ),
  },
  { name: 'subject', label: t('Record'), render: (line) => <SubjectCell {...line} /> },
];

export function AuditPage() {
  const list = useListQuery({ perPage: 50, filters: FILTERS });
  const trail = useFetched(list.path('audit/'), auditIn);
  return (
    <PanelFrame title={t('Audit')}>
      <p className="muted">
        {t(
          'Who logged in and what was done, newest first. Nothing that visitors wrote is kept here.',
        )}
      </p>
      <div className="pn-tools">
        <SearchBox label={t('E-mail, reference or content')} list={list} />
        <SelectField
          className="au-choice"
          label={t('What')}
          value={list.query.filters.action ?? ''}
          options={[
            ['', t('Everything')],
            ...Object.entries(ACTION_WORDS).map(([action, words]) => [action, t(words)] as const),
          ]}
          onChoose={(action) => list.change({ filters: { action } })}
        />
      </div>
      <Waiting of={trail} isList>
        {(page) => (
          <div className="au-log">
            <DataTable
              label={t('Audit log')}
              list={list}
              page={page}
              columns={columns()}
              empty={<p>{t('Nothing was found.')}</p>}
            />
          </div>
        )}
      </Waiting>
    </PanelFrame>
  );
}
