import type { ComponentProps, ReactNode } from 'react';

interface CarouselFrameProps extends Omit<ComponentProps<'section'>, 'children'> {
  readonly photos: ReactNode;
  readonly texts: ReactNode;
  readonly live?: 'off' | 'polite' | undefined;
  readonly search: ReactNode;
  /** The button's target and text, and what stands beside it. */
  readonly action: { readonly href: string; readonly text: string };
  readonly bar: ReactNode;
}

/** The large pictures at the top of the home page, with a box for texts, search and a button on them. */
export function CarouselFrame({
  photos,
  texts,
  live,
  search,
  action,
  bar,
  ...section
}: CarouselFrameProps) {
  return (
    <section className="home-carousel" {...section}>
      {photos}
      <div className="page home-carousel-front">
        <div className="home-carousel-box">
          <div className="layers" aria-live={live}>
            {texts}
          </div>
          {search}
          <div className="home-carousel-foot spread">
            <a className="button" href={action.href}>
              {action.text}
            </a>
            {bar}
          </div>
        </div>
      </div>
    </section>
  );
}

interface CarouselPhotoProps {
  readonly photo: string;
  readonly isShown: boolean;
  readonly fetchPriority?: 'high';
}

export function CarouselPhoto({ photo, isShown, fetchPriority }: CarouselPhotoProps) {
  return (
    <img
      className={isShown ? 'home-carousel-photo is-shown' : 'home-carousel-photo'}
      src={photo}
      alt=""
      width="1440"
      height="960"
      fetchPriority={fetchPriority}
    />
  );
}
