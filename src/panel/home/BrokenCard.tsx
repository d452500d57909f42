import { Link } from 'wouter';
import type { BrokenReason, Dashboard } from '../../contract/panel';
import { recordHref } from '../content/recordHref';
import { ownText } from '../language/panelLanguage';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { kindCalled } from '../pages';

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
        {broken.map(({ kind: kindId, id, title, reason }) => {
          const kind = kindCalled(kindId);
          return (
            <li key={`${kindId}/${id}`}>
              <div>
                {kind ? (
                  <Link href={recordHref(kind, id)}>
                    <bdi>{title || ownText(kind.title)}</bdi>
                  </Link>
                ) : (
                  <bdi>{title}</bdi>
                )}
                <small>
                  {kind && `${ownText(kind.title)} · `}
                  {t(REASONS[reason])}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
