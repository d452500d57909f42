import { useTranslation } from 'react-i18next';
import scene from './scene.svg';

/** The first words, over a drawn scene that leads the way the language is read. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="hero">
      <img
        className="hero-scene"
        src={scene}
        alt={t('shell.heroScene')}
        width="1440"
        height="640"
      />
      <div className="page hero-words">
        <h1>{t('shell.heroTitle')}</h1>
        <p>{t('shell.heroLead')}</p>
        <a className="button" href="#services">
          {t('shell.heroAction')}
        </a>
      </div>
    </section>
  );
}
