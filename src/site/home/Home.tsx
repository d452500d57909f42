import { useEffect, useState, type ReactNode, useRef } from 'react';
import * as read from '../../platform/content/read';
import { useTranslation } from '../../platform/language/useTranslation';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { useContent } from '../../platform/content/useContent';
import { useNear } from '../base/useNear';
import { usePageTitle } from '../base/usePageTitle';
import { lazyPage } from '../lazyPage';
import { ServiceTiles } from '../tiles/ServiceTiles';
import { LoadingBoundary } from '../layout/LoadingBoundary';
import { POSITIONS, toSectionHeads, toSlides } from './homeRecords';
import { HomeCarousel } from './HomeCarousel';
import { MyRequests } from '../tiles/MyRequests';
import { TrustFigures } from '../trust/TrustFigures';
import { backendHas } from '../../platform/api/capabilities';
import { brandUrl } from '../../definition/brand/brand';
import { settings } from '../../platform/readPageSettings';
import { isPainted } from '../layout/servedPage';
import { Icon } from '../base/Icon';
import './home.css';

const HomeOffers = lazyPage('reading', async () => (await import('./HomeOffers')).HomeOffers);
const HomeVideo = lazyComponent(async () => (await import('./HomeVideo')).HomeVideo);
const HomeHolidays = lazyComponent(async () => (await import('./HomeOffers')).HomeHolidays);
const HomeTeam = lazyComponent(async () => (await import('./HomeTeam')).HomeTeam);
const HomePartners = lazyPage('reading', async () => (await import('./HomePartners')).HomePartners);
const HomeBlogs = lazyPage('reading', async () => (await import('./HomeBlogs')).HomeBlogs);

/** Renders the home page (docs/requirements.md, P9). */
export function Home() {
  const { t } = useTranslation();
  const content = useContent('client/sections_description/', toSectionHeads);
  const heads = content.state === 'ready' ? content.value : undefined;
  usePageTitle(t('home.title'));
  return (
    <>
      <HomeTop />
      <div className="page home-trust">
        <TrustFigures />
      </div>
      <section className="page home-section home-services small-tiles" id="services">
        <MyRequests />
        <h2>{t('shell.services')}</h2>
        <ServiceTiles />
      </section>
      <Near part="offers">
        <HomeOffers head={heads?.get(POSITIONS.offers)} />
      </Near>
      <Near part="holidays">
        <HomeHolidays head={heads?.get(POSITIONS.holidays)} />
      </Near>
      <Near part="video">
        <HomeVideo />
      </Near>
      {backendHas('ownContent') && (
        <Near part="team">
          <HomeTeam />
        </Near>
      )}
      <HowItWorks />
      <Near part="partners">
        <HomePartners />
      </Near>
      <Near part="blogs">
        <HomeBlogs head={heads?.get(POSITIONS.blogs)} />
      </Near>
      <CareOfPapers />
    </>
  );
}

/** Renders the first screen: the staff's slides; until they can be painted, or if there are none, a drawing. */
function HomeTop() {
  const { t } = useTranslation();
  const content = useContent('client/get_carousel/', toSlides);
  const slides = content.state === 'ready' ? content.value : [];
  const isPainted = usePictureLoaded(slides[0]?.photo);
  const scene = {
    photo: brandUrl('scene.svg', settings.brand),
    title: read.translated(t('home.heroTitle')),
    body: read.translated(t('home.heroLead')),
  };
  return (
    <div className="home-top">
      <HomeCarousel slides={isPainted ? slides : [scene]} />
    </div>
  );
}

/** Returns whether a picture has loaded or failed, so that there is nothing to wait for. */
function usePictureLoaded(address: string | undefined): boolean {
  const [loaded, setLoaded] = useState(() => (isPainted(address) ? address : undefined));
  useEffect(() => {
    if (address === undefined) return undefined;
    let isLeft = false;
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.src = address;
    const show = () => {
      if (!isLeft) setLoaded(address);
    };
    picture.decode().then(show, show);
    return () => void (isLeft = true);
  }, [address]);
  return address !== undefined && loaded === address;
}

interface NearProps {
  /** Names the height that is reserved until the part has loaded (home.css). */
  readonly part: string;
  readonly children: ReactNode;
}

/** Renders a part below the first screen, whose lazy content is loaded when the visitor comes near. */
function Near({ part, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={`home-near home-near-${part}`}>
      {isNear && <LoadingBoundary at={part}>{children}</LoadingBoundary>}
    </div>
  );
}

const STEPS = ['howChoose', 'howFill', 'howContact'] as const;
const CARE = ['carePhotos', 'careHidden', 'careAccount'] as const;

function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section className="page home-section">
      <h2>{t('home.how')}</h2>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`home.${step}`)}</h3>
            <p className="muted">{t(`home.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders how the agency treats a visitor's documents. */
function CareOfPapers() {
  const { t } = useTranslation();
  return (
    <section className="page home-section">
      <div className="dark-box care">
        <h2>{t('home.care')}</h2>
        <ul>
          {CARE.map((promise) => (
            <li key={promise}>
              <Icon path="M12 3l7.5 3v5c0 5-3.2 8-7.5 10-4.3-2-7.5-5-7.5-10V6zM8.8 12l2.3 2.3 4.3-4.6" />
              {t(`home.${promise}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
