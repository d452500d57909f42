import { useState } from 'react';
import { Icon } from '../Icon';
import { useObjectUrl } from './useLocalPhotoStore';

interface PhotoProps {
  readonly file: Blob | undefined;
  readonly alt: string;
  /** Called when the browser cannot show it. */
  readonly onBroken?: () => void;
}

/** Renders a photo, or a placeholder if the browser cannot show it. */
export function AnswerPhoto({ file, alt, onBroken }: PhotoProps) {
  const url = useObjectUrl(file);
  const [broken, setBroken] = useState<Blob>();
  if (!url || broken === file) {
    return (
      <span className="rg-photo-none">
        <Icon shape="picture" />
      </span>
    );
  }
  return (
    <img
      className="rg-photo-image"
      src={url}
      alt={alt}
      decoding="async"
      onError={() => {
        setBroken(file);
        onBroken?.();
      }}
    />
  );
}
