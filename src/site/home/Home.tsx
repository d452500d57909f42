import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../shell/usePageTitle';
import { ServiceTiles } from '../tiles/ServiceTiles';
import { Hero } from './Hero';
import './home.css';

const STEPS = ['howChoose', 'howFill', 'howContact'] as const;
const CARE = ['carePhotos', 'careHidden', 'careAccount'] as const;

export function Home() {
  const { t } = useTranslation();
  usePageTitle();
  return (
    <>
      <Hero />
      <section className="page home-section" id="services">
        <h2>{t('shell.services')}</h2>
        <ServiceTiles />
      </section>
      <section className="page home-section">
        <h2>{t('shell.how')}</h2>
        <ol className="steps">
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`shell.${step}`)}</h3>
              <p>{t(`shell.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="page home-section">
        <div className="care">
          <h2>{t('shell.care')}</h2>
          <ul>
            {CARE.map((promise) => (
              <li key={promise}>
                <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
                  <path d="M12 3l7.5 3v5c0 5-3.2 8-7.5 10-4.3-2-7.5-5-7.5-10V6zM8.8 12l2.3 2.3 4.3-4.6" />
                </svg>
                {t(`shell.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
