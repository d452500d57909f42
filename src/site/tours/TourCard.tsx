import { withoutHtml } from '../../platform/embed/plainText';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import { CardPhoto } from '../cards/Photo';
import { Recommended } from '../cards/Recommended';
import { cutText, type Tour } from './tour';
import { TourPrice } from './TourPrice';
import { useTourDates } from './useTourDates';

/** Letters of a tour's text on its card (docs/requirements.md, P13). */
const MOST_LETTERS = 500;

/** Renders the card of a tour; the whole card links to its page. */
export function TourCard({ tour, href }: { readonly tour: Tour; readonly href: string }) {
  const { t } = useTranslation();
  const say = useWords();
  const details = useTourDates().details(tour);
  return (
    <li className="card tour-card">
      <CardPhoto src={tour.photos[0]}>
        {tour.isRecommended && <Recommended words={t('tours.recommended')} />}
      </CardPhoto>
      <div className="card-words">
        <h2>
          <Link className="card-link" href={href}>
            {t('tours.route', { from: say(tour.from), to: say(tour.to) })}
          </Link>
        </h2>
        {details !== '' && <p className="tour-card-dates">{details}</p>}
        <p className="tour-card-text" dir="auto">
          {cutText(withoutHtml(say(tour.body)), MOST_LETTERS)}
        </p>
        <TourPrice price={tour.price} />
      </div>
    </li>
  );
}
