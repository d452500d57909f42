import './carousel.css';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarouselButton } from './CarouselButton';
import { useCycle } from './useCycle';

interface CarouselProps {
  /** Addresses of pictures. */
  readonly photos: readonly string[];
  /** Of what they are pictures. */
  readonly name: string;
}

/** Photos one after the other: by themselves, or by hand. */
export function Carousel({ photos, name }: CarouselProps) {
  const { t } = useTranslation();
  const of = photos.length;
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { shown, moves, isPaused, mayPause, pause, turn } = useCycle(of, isPointedAt || isFocused);
  if (of === 0) return null;

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  return (
    <section
      className="carousel"
      aria-roledescription={t('tours.carousel')}
      aria-label={t('tours.photos', { name })}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div className="carousel-photos" aria-live={moves ? 'off' : 'polite'}>
        {photos.map((photo, index) => (
          <img
            key={photo}
            src={photo}
            className={index === shown ? 'carousel-shown' : undefined}
            aria-hidden={index !== shown}
            alt={t('tours.photo', { name, number: index + 1, of })}
            width="640"
            height="480"
          />
        ))}
      </div>
      {of > 1 && (
        <div className="carousel-bar">
          {mayPause && (
            <CarouselButton
              label={t(isPaused ? 'tours.play' : 'tours.pause')}
              path={isPaused ? 'M8 5.5v13l10-6.5z' : 'M9 6v12M15 6v12'}
              onClick={pause}
            />
          )}
          <CarouselButton
            label={t('tours.previous')}
            path="M15 5l-7 7 7 7"
            onClick={() => turn(-1)}
            directed
          />
          <span aria-hidden="true">
            {shown + 1} / {of}
          </span>
          <CarouselButton
            label={t('tours.next')}
            path="M9 5l7 7-7 7"
            onClick={() => turn(1)}
            directed
          />
        </div>
      )}
    </section>
  );
}
