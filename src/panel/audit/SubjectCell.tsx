import { Link } from 'wouter';
import type { AuditLine } from '../../contract/panel';
import { recordHref } from '../base/recordHref';
import { kindCalled } from '../pages';
import { panelHref } from '../base/panelHref';
import { ownText } from '../language/panelLanguage';
import { subjectWords } from './subjectWords';

/** With any agency's prefix; a document or an answer of the application may follow. */
const REFERENCE = /^([A-Z0-9]+(?:-[0-9A-Z]{4}){2})(?: (.+))?$/u;

type SubjectCellProps = Pick<AuditLine, 'action' | 'subject' | 'title'>;

/** Renders the subject of an entry; applications and content records are links. */
export function SubjectCell({ action, subject, title }: SubjectCellProps) {
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
        <>: {title === '' ? <bdi className="au-id pn-small">{id}</bdi> : <bdi>{title}</bdi>}</>
      )}
    </Link>
  );
}
