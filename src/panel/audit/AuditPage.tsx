import Box from '@mui/material/Box';
import { AUDIT_LINE, type AuditLine } from '../../contract/panel';
import { momentText } from '../base/moment';
import { type Column, FetchedTable } from '../data/list/DataTable';
import { pageIn } from '../data/list/pageIn';
import { SearchBox } from '../data/list/SearchBox';
import { SelectField } from '../data/fields/SelectField';
import { useListQuery } from '../data/list/useListQuery';
import { useFetched } from '../../platform/api/useFetched';
import { PanelFrame } from '../layout/PanelFrame';
import { ACTION_WORDS, actionWords, isAlarming, subjectWords } from './auditWords';
import { t } from '../language/t';
import './audit.css';
import { Link } from 'wouter';
import { recordHref } from '../base/recordHref';
import { kindCalled } from '../pages';
import { panelHref } from '../base/panelHref';
import { ownText } from '../language/panelLanguage';

const FILTERS = ['action'] as const;

const auditIn = (response: unknown) => pageIn(AUDIT_LINE, response);

const columns = (): readonly Column<AuditLine>[] => [
  {
    name: 'at',
    label: t('When'),
    render: ({ at }) => (
      <Box component="time" sx={{ whiteSpace: 'nowrap' }} dateTime={at}>
        {momentText(at)}
      </Box>
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
      <div className="row">
        <SearchBox label={t('E-mail, reference or content')} list={list} />
        <SelectField
          sx={{ minWidth: 220 }}
          label={t('What')}
          value={list.query.filters.action ?? ''}
          options={[
            ['', t('Everything')],
            ...Object.entries(ACTION_WORDS).map(([action, words]) => [action, t(words)] as const),
          ]}
          onChoose={(action) => list.change({ filters: { action } })}
        />
      </div>
      <div className="au-log">
        <FetchedTable
          of={trail}
          label={t('Audit log')}
          list={list}
          columns={columns()}
          empty={t('Nothing was found.')}
        />
      </div>
    </PanelFrame>
  );
}

/** With any agency's prefix; a document or an answer of the application may follow. */
const REFERENCE = /^([A-Z0-9]+(?:-[0-9A-Z]{4}){2})(?: (.+))?$/u;

type SubjectCellProps = Pick<AuditLine, 'action' | 'subject' | 'title'>;

/** Renders the subject of an entry; applications and content records are links. */
function SubjectCell({ action, subject, title }: SubjectCellProps) {
  const words = subjectWords(action, subject);
  const [, reference, part] = REFERENCE.exec(words) ?? [];
  if (reference !== undefined) {
    return (
      <>
        <Link href={panelHref('home/inbox', { search: reference })}>{reference}</Link>
        {part !== undefined && (
          <>
            {' '}
            <bdi className="au-long">{part}</bdi>
          </>
        )}
      </>
    );
  }
  const [, kindId = '', id = ''] = /^([\w-]+)\/(.+)$/u.exec(subject) ?? [];
  const kind = kindCalled(kindId);
  if (!kind) return subject === '' ? null : <bdi className="au-long">{words}</bdi>;
  return (
    <Link href={recordHref(kind, id)}>
      {ownText(kind.title)}
      {title !== ownText(kind.title) && (
        <>
          :{' '}
          {title === '' ? (
            <Box component="bdi" className="pn-small" sx={{ overflowWrap: 'anywhere' }}>
              {id}
            </Box>
          ) : (
            <bdi>{title}</bdi>
          )}
        </>
      )}
    </Link>
  );
}
