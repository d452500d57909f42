import './home.css';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../platform/content/useContent';
import { usePageTitle } from '../layout/usePageTitle';
import { lazyPage } from '../lazyPage';
import { ServiceTiles } from '../tiles/ServiceTiles';
import { Near } from './Near';
import { CareOfPapers, HowItWorks } from './Promises';
import { POSITIONS, type SectionHeads, toSectionHeads } from './sectionHead';
import { Hero } from './Hero';
import { HomeCarousel } from './HomeCarousel';
import { toSlides } from './slide';
import { usePictureLoaded } from './usePictureLoaded';

const HomeOffers = lazyPage('reading', async () => (await import('./HomeOffers')).HomeOffers);
const HomeVideo = lazy(async () => ({ default: (await import('./HomeVideo')).HomeVideo }));
const HomeHolidays = lazy(async () => ({
  default: (await import('./HomeHolidays')).HomeHolidays,
}));
const HomePartners = lazyPage('reading', async () => (await import('./HomePartners')).HomePartners);
const HomeBlogs = lazyPage('reading', async () => (await import('./HomeBlogs')).HomeBlogs);

/** Used until the headings have loaded: sections then have default titles. */
const NO_HEADS: SectionHeads = new Map();

/** Renders the home page (docs/requirements.md, P9). */
export function Home() {
  const { t } = useTranslation();
  const content = useContent('client/sections_description/', toSectionHeads);
  const heads = content.state === 'ready' ? content.value : NO_HEADS;
  usePageTitle(t('home.title'));
  return (
    <>
      <HomeTop />
      <Near part="offers">
        <HomeOffers head={heads.get(POSITIONS.offers)} />
      </Near>
      <Near part="video">
        <HomeVideo />
      </Near>
      <Near part="holidays">
        <HomeHolidays head={heads.get(POSITIONS.holidays)} />
      </Near>
      <section className="page home-section" id="services">
        <h2>{t('shell.services')}</h2>
        <ServiceTiles />
      </section>
      <HowItWorks />
      <Near part="partners">
        <HomePartners />
      </Near>
      <Near part="blogs">
        <HomeBlogs head={heads.get(POSITIONS.blogs)} />
      </Near>
      <CareOfPapers />
    </>
  );
}

/**
 * Renders the first screen: the staff's slides; the hero until they can be painted, or if there are
 * none.
 */
function HomeTop() {
  const content = useContent('client/get_carousel/', toSlides);
  const slides = content.state === 'ready' ? content.value : [];
  const isPainted = usePictureLoaded(slides[0]?.photo);
  return <div className="home-top">{isPainted ? <HomeCarousel slides={slides} /> : <Hero />}</div>;
}
