import { RichText } from '../../platform/embed/RichText';
import './offerDialog.css';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { AskOrClose } from '../service/AskOrClose';
import { PageDialog } from '../service/PageDialog';
import { Carousel } from '../carousel/Carousel';
import type { Offer } from './offer';
import { OfferFacts } from './OfferFacts';
import { OfferSubject } from './OfferSubject';

interface OfferDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const say = useWords();
  return (
    <PageDialog className="offer-dialog" onClose={onClose}>
      {({ title, close }) => (
        <div className="page-dialog-words">
          <Carousel photos={offer.photos} name={say(offer.title)} />
          <div>
            <h2 id={title} dir="auto">
              {say(offer.title)}
            </h2>
            <OfferSubject offer={offer} />
          </div>
          <OfferFacts offer={offer} />
          <div className="page-dialog-text">
            <Paragraphs text={offer.description} />
            {offer.kind === 'TourGroup' && <RichText text={offer.body} />}
          </div>
          <AskOrClose about={say(offer.title)} onClose={close} />
        </div>
      )}
    </PageDialog>
  );
}
