import { useTranslation } from '../../platform/language/useTranslation';
import './carousel.css';
import { CarouselBar } from './CarouselBar';
import { useCycle } from './useCycle';

interface CarouselProps {
  /** URLs of pictures. */
  readonly photos: readonly string[];
  /** What the pictures show. */
  readonly name: string;
}

/** Renders photos one after the other, advanced by a timer or by the visitor. */
export function Carousel({ photos, name }: CarouselProps) {
  const { t } = useTranslation();
  const of = photos.length;
  const cycle = useCycle(of);
  if (of === 0) return null;
  return (
    <section
      className="carousel"
      aria-roledescription={t('carousel.carousel')}
      aria-label={t('carousel.photos', { name })}
      {...cycle.handlers}
    >
      <div className="carousel-photos layers" aria-live={cycle.moves ? 'off' : 'polite'}>
        {photos.map((photo, index) => (
          <img
            key={photo}
            src={photo}
            className={index === cycle.shown ? 'is-shown' : undefined}
            aria-hidden={index !== cycle.shown}
            alt={t('carousel.photo', { name, number: index + 1, of })}
            width="640"
            height="480"
          />
        ))}
      </div>
      <CarouselBar cycle={cycle} />
    </section>
  );
}
