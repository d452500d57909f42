import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { isSaid } from '../../platform/content/translatedText';
import type { Tour } from './tour';

/** What the staff say of a tour. */
export function TourAbout({ tour }: { readonly tour: Tour }) {
  const { t } = useTranslation();
  if (!isSaid(tour.overview) && !isSaid(tour.body)) return null;
  return (
    <section className="tour-about">
      <h2>{t('tours.about')}</h2>
      <div className="tour-lead">
        <Paragraphs text={tour.overview} />
      </div>
      <Paragraphs text={tour.body} />
    </section>
  );
}
