import { Link } from 'wouter';
import { recordHref } from '../content/recordHref';
import { kindCalled } from '../pages';
import { panelHref } from '../layout/address';
import { ownText } from '../language/panelLanguage';

const REFERENCE = /^RG(?:-[0-9A-Z]{4}){2}$/u;

/** Renders the subject of an entry; applications and content records are links. */
export function SubjectCell({ subject }: { readonly subject: string }) {
  if (REFERENCE.test(subject)) {
    return <Link href={panelHref('home/inbox', { search: subject })}>{subject}</Link>;
  }
  const [, kindId = '', id = ''] = /^([\w-]+)\/(.+)$/u.exec(subject) ?? [];
  const kind = kindCalled(kindId);
  if (!kind) return subject === '' ? null : <bdi className="au-long">{subject}</bdi>;
  return (
    <Link href={recordHref(kind, id)}>
      {ownText(kind.title)} <bdi className="au-id">{id}</bdi>
    </Link>
  );
}
