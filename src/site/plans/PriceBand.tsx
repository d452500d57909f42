import { useTranslation } from 'react-i18next';
import { neutralName } from '../../platform/content/translatedText';
import { useWords } from '../../platform/content/useWords';
import type { ChosenPrice } from './plan';

/** Renders the ages that the chosen price applies to, for which the application has no field. */
export function PriceBand({ plan, column }: ChosenPrice) {
  const { t } = useTranslation();
  const say = useWords();
  const band = plan.columns.find((head) => neutralName(head) === column);
  if (!band || column === '') return null;
  return <p className="service-choice">{t('plans.band', { band: say(band) })}</p>;
}
