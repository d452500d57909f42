import '../carousel/carousel.css';
import './homeCarousel.css';
import { useTranslation } from 'react-i18next';
import { CarouselBar } from '../carousel/CarouselBar';
import { useCycle } from '../carousel/useCycle';
import { useHeld } from '../carousel/useHeld';
import { useTurning } from '../carousel/useTurning';
import type { Slide } from './slide';
import { SlidePhoto } from './SlidePhoto';
import { SlideWords } from './SlideWords';

/** Large pictures with a few words on each, one after the other (docs/requirements.md, P9). */
export function HomeCarousel({ slides }: { readonly slides: readonly Slide[] }) {
  const { t } = useTranslation();
  const { isHeld, holding } = useHeld();
  const cycle = useCycle(slides.length, isHeld);
  const turning = useTurning(cycle.turn);
  const { shown, moves } = cycle;
  const next = (shown + 1) % slides.length;
  return (
    <>
      <h1 className="visually-hidden">{t('shell.heroTitle')}</h1>
      <section
        className="home-carousel"
        aria-roledescription={t('carousel.carousel')}
        aria-label={t('home.slides')}
        {...holding}
        {...turning}
      >
        {slides.map(({ photo }, index) => (
          <SlidePhoto key={index} photo={photo} isShown={index === shown} isNext={index === next} />
        ))}
        <div className="page home-carousel-front">
          <div className="home-carousel-words" aria-live={moves ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              <SlideWords
                key={index}
                slide={slide}
                isShown={index === shown}
                label={t('home.slide', { number: index + 1, of: slides.length })}
              />
            ))}
          </div>
          <div className="home-carousel-foot">
            <a className="button" href="#services">
              {t('shell.heroAction')}
            </a>
            <CarouselBar cycle={cycle} />
          </div>
        </div>
      </section>
    </>
  );
}
