import type { AuditLine } from '../../contract/panel';
import { momentText } from '../applications/moment';
import { actionWords, isAlarming } from './actions';
import { SubjectCell } from './SubjectCell';
import { t } from '../language/t';
import '../data/table.css';

/** Renders audit log entries. Roles are explicit, because the card layout on phones removes the table's own. */
export function AuditTable({ rows }: { readonly rows: readonly AuditLine[] }) {
  return (
    <table className="pn-table" role="table" aria-label={t('Audit log')}>
      <thead role="rowgroup">
        <tr role="row">
          {[t('When'), t('Who'), t('What'), t('Record')].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, at, who, action, subject, title }) => (
          <tr key={id} role="row">
            <td role="cell" className="au-when">
              <time dateTime={at}>{momentText(at)}</time>
            </td>
            <td role="cell" data-label={t('Who')} className="au-who">
              {who === '' ? t('Unknown') : <bdi className="au-long">{who}</bdi>}
            </td>
            <td role="cell" data-label={t('What')}>
              <span className={isAlarming(action) ? 'au-alarming' : undefined}>
                {actionWords(action)}
              </span>
            </td>
            <td role="cell" data-label={t('Record')}>
              <SubjectCell action={action} subject={subject} title={title} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
