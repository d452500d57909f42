import { useState } from 'react';
import { CarouselPhoto } from '../../skeleton/CarouselFrame';

interface SlidePhotoProps {
  readonly photo: string;
  readonly isShown: boolean;
  /** It is the next to be shown, so that it has to be there by then. */
  readonly isNext: boolean;
}

/** The picture behind a slide's words; loaded when its turn comes near, and kept from then on. */
export function SlidePhoto({ photo, isShown, isNext }: SlidePhotoProps) {
  const [wasWanted, setWanted] = useState(false);
  if ((isShown || isNext) && !wasWanted) setWanted(true);
  if (!wasWanted) return null;
  return <CarouselPhoto photo={photo} isShown={isShown} />;
}
