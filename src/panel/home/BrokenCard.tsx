import type { BrokenReason, Dashboard } from '../../contract/panel';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { RecordLine } from './MissingCard';

const REASONS: Readonly<Record<BrokenReason, PanelText>> = {
  unanswerable: 'A visitor cannot complete this form',
  gone: 'Refers to a record that no longer exists',
  over: 'Its dates are past, and it is still on the site',
};

/** Lists content that visitors are shown and that does not work for them; renders nothing if there is none. */
export function BrokenCard({ broken }: { readonly broken: Dashboard['broken'] }) {
  if (broken.length === 0) return null;
  return (
    <section className="pn-card hm-wide" aria-labelledby="hm-broken">
      <h2 id="hm-broken">{t('On the site, and needs attention')}</h2>
      <ul className="hm-rows hm-gaps">
        {broken.map((one) => (
          <li key={`${one.kind}/${one.id}`}>
            <RecordLine {...one} note={t(REASONS[one.reason])} />
          </li>
        ))}
      </ul>
    </section>
  );
}
