import { AUDIT_LINE } from '../../contract/panel';
import { pageIn } from '../data/pageIn';
import { Pager } from '../data/Pager';
import { SearchBox } from '../data/SearchBox';
import { SelectField } from '../data/SelectField';
import { useListQuery } from '../data/useListQuery';
import { useStaff } from '../data/useStaff';
import { Waiting } from '../data/Waiting';
import { PanelFrame } from '../layout/PanelFrame';
import { ACTION_WORDS } from './actions';
import { AuditTable } from './AuditTable';
import { t } from '../language/t';
import './audit.css';

const FILTERS = ['action'] as const;

const auditIn = (response: unknown) => pageIn(AUDIT_LINE, response);

/** Renders the audit log, newest entries first. */
export function AuditPage() {
  const { query, change, path } = useListQuery({ perPage: 50, filters: FILTERS });
  const trail = useStaff(path('audit/'), auditIn);
  return (
    <PanelFrame title={t('Audit')}>
      <p className="au-intro">
        {t(
          'Who logged in and what was done, newest first. Nothing that visitors wrote is kept here.',
        )}
      </p>
      <div className="pn-tools">
        <SearchBox
          label={t('E-mail, reference or content')}
          value={query.search}
          onSearch={(search) => change({ search })}
        />
        <SelectField
          className="au-choice"
          label={t('What')}
          value={query.filters.action ?? ''}
          options={[
            ['', t('Everything')],
            ...Object.entries(ACTION_WORDS).map(([action, words]) => [action, t(words)] as const),
          ]}
          onChoose={(action) => change({ filters: { action } })}
        />
      </div>
      <Waiting of={trail} isList>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <div className="pn-empty">
              <p>{t('Nothing was found.')}</p>
            </div>
          ) : (
            <div className="pn-list">
              <div className="pn-table-frame">
                <AuditTable rows={rows} />
              </div>
              <Pager
                label={t('the audit log')}
                total={total}
                page={query.page}
                perPage={query.perPage}
                onChange={change}
              />
            </div>
          )
        }
      </Waiting>
    </PanelFrame>
  );
}
