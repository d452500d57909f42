import { useTranslation } from 'react-i18next';
import { brandUrl } from '../../definition/brand/brand';
import { settings } from '../../platform/readPageSettings';

/** Renders the title over a drawing, which is mirrored in right-to-left languages. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="hero">
      <img
        className="hero-scene"
        src={brandUrl('scene.svg', settings.brand)}
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
