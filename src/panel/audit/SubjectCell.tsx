import { Link } from 'wouter';
import { kindCalled } from '../pages';
import { panelHref } from '../shell/address';

/** What something was done to; a record of content as the way to its editor. */
export function SubjectCell({ subject }: { readonly subject: string }) {
  const [, kindId = '', id = ''] = /^([\w-]+)\/(.+)$/u.exec(subject) ?? [];
  const kind = kindCalled(kindId);
  if (!kind) return subject === '' ? null : <bdi className="au-long">{subject}</bdi>;
  return (
    <Link href={panelHref(`${kind.panel}/${kind.id}/${encodeURIComponent(id)}`)}>
      {kind.title[2]} <bdi className="au-id">{id}</bdi>
    </Link>
  );
}
