import { useContent } from '../../platform/content/useContent';
import { Hero } from './Hero';
import { HomeCarousel } from './HomeCarousel';
import { toSlides } from './slide';
import { usePictureLoaded } from './usePictureLoaded';

/** The first screen: the slides of the staff, and until they can be painted, or for want of them, our own. */
export function HomeTop() {
  const content = useContent('client/get_carousel/', toSlides);
  const slides = content.state === 'ready' ? content.value : [];
  const isPainted = usePictureLoaded(slides[0]?.photo);
  return <div className="home-top">{isPainted ? <HomeCarousel slides={slides} /> : <Hero />}</div>;
}
