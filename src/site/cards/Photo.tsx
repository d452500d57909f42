import type { ReactNode } from 'react';

interface PhotoProps {
  readonly src: string | undefined;
  /** It is loaded when the visitor comes near. */
  readonly isLazy?: boolean;
}

/** Renders a picture of content that decorates its text; nothing if there is none. */
export function Photo({ src, isLazy = false }: PhotoProps) {
  if (src === undefined) return null;
  const loading = isLazy ? 'lazy' : undefined;
  return <img className="photo" src={src} alt="" loading={loading} width="640" height="480" />;
}

interface CardPhotoProps extends Pick<PhotoProps, 'src'> {
  /** A mark on the picture. */
  readonly children?: ReactNode;
}

export function CardPhoto({ src, children }: CardPhotoProps) {
  return (
    <div className="card-photo">
      <Photo src={src} isLazy />
      {children}
    </div>
  );
}
