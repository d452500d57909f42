import { useState } from 'react';

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
  return (
    <img
      className={isShown ? 'home-carousel-photo home-carousel-shown' : 'home-carousel-photo'}
      src={photo}
      alt=""
      width="1440"
      height="960"
    />
  );
}
