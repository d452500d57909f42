import { useTranslation } from 'react-i18next';
import type { ServicePageData } from '../../definition/model/service';
import { TickList } from './TickList';

/**
 * Renders what the visitor needs, the cost and the duration, as far as the service file has them.
 */
export function Preparation({ page }: { readonly page: ServicePageData<string> }) {
  const { t } = useTranslation();
  const { needs = [], cost, minutes } = page;
  if (needs.length === 0 && cost === undefined && minutes === undefined) return null;
  return (
    <aside className="tinted preparation" aria-label={t('shell.before')}>
      {needs.length > 0 && (
        <>
          <h2>{t('shell.needs')}</h2>
          <TickList points={needs} />
        </>
      )}
      <dl className="facts">
        {cost !== undefined && (
          <div>
            <dt>{t('shell.cost')}</dt>
            <dd>{cost}</dd>
          </div>
        )}
        {minutes !== undefined && (
          <div>
            <dt>{t('shell.time')}</dt>
            <dd>{t('shell.minutes', { count: minutes })}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
