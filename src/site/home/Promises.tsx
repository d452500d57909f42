import { useTranslation } from 'react-i18next';
import { Icon } from '../../skeleton/Icon';

const STEPS = ['howChoose', 'howFill', 'howContact'] as const;
const CARE = ['carePhotos', 'careHidden', 'careAccount'] as const;

export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section className="page home-section">
      <h2>{t('shell.how')}</h2>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`shell.${step}`)}</h3>
            <p className="muted">{t(`shell.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders how the agency treats a visitor's documents. */
export function CareOfPapers() {
  const { t } = useTranslation();
  return (
    <section className="page home-section">
      <div className="dark-box care">
        <h2>{t('shell.care')}</h2>
        <ul>
          {CARE.map((promise) => (
            <li key={promise}>
              <Icon path="M12 3l7.5 3v5c0 5-3.2 8-7.5 10-4.3-2-7.5-5-7.5-10V6zM8.8 12l2.3 2.3 4.3-4.6" />
              {t(`shell.${promise}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
