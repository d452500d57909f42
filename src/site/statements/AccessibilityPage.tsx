import { useTranslation } from 'react-i18next';
import { Statement } from './Statement';

/** Renders what holds of the site's accessibility, and how to report a problem. */
export function AccessibilityPage() {
  const { t } = useTranslation();
  return <Statement title={t('shell.accessibility')} path="client/accessibility/" />;
}
