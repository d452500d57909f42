import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import { DetailsButton } from '../cards/DetailsButton';
import type { Offer } from './offer';
import { OfferSubject } from './OfferSubject';

interface OfferCardProps {
  readonly offer: Offer;
  /** The heading's level: one below the heading above the cards. */
  readonly heading: 'h2' | 'h3';
  readonly onLook: () => void;
}

/** Renders the card of an offer; its button opens the dialog. */
export function OfferCard({ offer, heading: Heading, onLook }: OfferCardProps) {
  const { t } = useTranslation();
  const say = useWords();
  const title = say(offer.title);
  const [photo] = offer.photos;
  return (
    <li className="card offer-card">
      <div className="card-photo">
        {photo !== undefined && <img src={photo} alt="" loading="lazy" width="640" height="480" />}
        {offer.kind && <span className="offer-kind">{t(`offers.kinds.${offer.kind}`)}</span>}
      </div>
      <div className="card-words">
        <Heading dir="auto">{title}</Heading>
        <OfferSubject offer={offer} />
        <DetailsButton
          words={t('offers.look')}
          label={t('offers.lookAt', { title })}
          onLook={onLook}
        />
      </div>
    </li>
  );
}
