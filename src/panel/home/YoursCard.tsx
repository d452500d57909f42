import { Link } from 'wouter';
import { countText, useCounted } from '../arrivals/useCounted';
import type { PanelText } from '../language/panelText';
import { panelHref } from '../base/panelHref';
import { t } from '../language/t';

const LISTS = [
  ['Your open applications', { assignee: 'me', open: '1' }],
  ['Your overdue applications', { assignee: 'me', due: 'overdue' }],
  ['Your applications due within a week', { assignee: 'me', due: 'week' }],
  ['Your new applications', { assignee: 'me', status: 'new' }],
  ['New and unassigned', { assignee: 'none', status: 'new' }],
  ['New for more than three days', { status: 'new', olderThan: '3' }],
  ['Everybody’s overdue applications', { due: 'overdue' }],
] as const satisfies readonly (readonly [PanelText, Readonly<Record<string, string>>])[];

/** Renders what the account has to do, as links to the applications. */
export function YoursCard() {
  return (
    <section className="pn-card" aria-labelledby="hm-yours">
      <h2 id="hm-yours">{t('Your work')}</h2>
      <ul className="hm-rows">
        {LISTS.map(([name, query]) => (
          <ListRow key={name} name={t(name)} query={query} />
        ))}
      </ul>
    </section>
  );
}

interface ListRowProps {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

function ListRow({ name, query }: ListRowProps) {
  const count = useCounted(new URLSearchParams(query).toString());
  return (
    <li>
      <Link href={panelHref('home/inbox', query)}>{name}</Link>
      <span>{count !== undefined && countText(count)}</span>
    </li>
  );
}
