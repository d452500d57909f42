import '../carousel/carousel.css';
import './homeCarousel.css';
import { CarouselBar } from '../carousel/CarouselBar';
import { useCycle } from '../carousel/useCycle';
import type { Slide } from './homeRecords';
import { SiteSearch } from '../search/SiteSearch';
import { useState } from 'react';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useTexts } from '../../platform/content/useTexts';
import { isServer } from '../../platform/isServer';

/** Renders large pictures with texts, one after the other (docs/requirements.md, P9). */
export function HomeCarousel({ slides }: { readonly slides: readonly Slide[] }) {
  const { t } = useTexts();
  const cycle = useCycle(slides.length);
  const { shown, moves, handlers } = cycle;
  const next = (shown + 1) % slides.length;
  return (
    <>
      <h1 className="visually-hidden">{t('home.heroTitle')}</h1>
      <section
        className="home-carousel"
        aria-roledescription={t('carousel.carousel')}
        aria-label={t('home.slides')}
        {...handlers}
      >
        {slides.map(({ photo }, index) => (
          <SlidePhoto
            key={index}
            photo={photo}
            isShown={index === shown}
            isNext={!isServer && index === next}
          />
        ))}
        <div className="page home-carousel-front">
          <div className="home-carousel-box">
            <div className="layers" aria-live={moves ? 'off' : 'polite'}>
              {slides.map((slide, index) => (
                <SlideWords
                  key={index}
                  slide={slide}
                  isShown={index === shown}
                  label={t('home.slide', { number: index + 1, of: slides.length })}
                />
              ))}
            </div>
            <SiteSearch />
            <div className="home-carousel-foot spread">
              <a className="button" href="#services">
                {t('home.heroAction')}
              </a>
              <CarouselBar cycle={cycle} />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

interface SlidePhotoProps {
  readonly photo: string;
  readonly isShown: boolean;
  /** It is shown next, so it is loaded now. */
  readonly isNext: boolean;
}

/** Renders the picture of a slide; loaded shortly before it is shown, and kept. */
function SlidePhoto({ photo, isShown, isNext }: SlidePhotoProps) {
  const [wasWanted, setWanted] = useState(false);
  if ((isShown || isNext) && !wasWanted) setWanted(true);
  if (!wasWanted) return null;
  return (
    <img
      className={isShown ? 'home-carousel-photo is-shown' : 'home-carousel-photo'}
      src={photo}
      alt=""
      width="1440"
      height="960"
      {...(isShown && { fetchPriority: 'high' })}
    />
  );
}

interface SlideWordsProps {
  readonly slide: Slide;
  readonly isShown: boolean;
  /** Its position among all slides. */
  readonly label: string;
}

/** Renders the text of a slide. Hidden slides keep their space, so that the layout does not shift. */
function SlideWords({ slide, isShown, label }: SlideWordsProps) {
  const { t, textOf } = useTexts();
  return (
    <div
      role="group"
      aria-roledescription={t('home.slideKind')}
      aria-label={label}
      aria-hidden={!isShown}
      className={isShown ? 'is-shown' : undefined}
    >
      <h2 dir="auto">{textOf(slide.title)}</h2>
      <Paragraphs text={slide.body} />
    </div>
  );
}
