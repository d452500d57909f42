import { Link } from 'wouter';
import { recordHref } from '../content/recordHref';
import { kindCalled } from '../pages';
import { panelHref } from '../layout/panelHref';
import { ownText } from '../language/panelLanguage';

/** With any agency's prefix. */
const REFERENCE = /^[A-Z0-9]+(?:-[0-9A-Z]{4}){2}$/u;

interface SubjectCellProps {
  readonly subject: string;
  /** Of a content record that is still there; empty otherwise. */
  readonly title: string;
}

/** Renders the subject of an entry; applications and content records are links. */
export function SubjectCell({ subject, title }: SubjectCellProps) {
  if (REFERENCE.test(subject)) {
    return <Link href={panelHref('home/inbox', { search: subject })}>{subject}</Link>;
  }
  const [, kindId = '', id = ''] = /^([\w-]+)\/(.+)$/u.exec(subject) ?? [];
  const kind = kindCalled(kindId);
  if (!kind) return subject === '' ? null : <bdi className="au-long">{subject}</bdi>;
  return (
    <Link href={recordHref(kind, id)}>
      {ownText(kind.title)}
      {title !== ownText(kind.title) && (
        <>: {title === '' ? <bdi className="au-id">{id}</bdi> : <bdi>{title}</bdi>}</>
      )}
    </Link>
  );
}
