import './control.css';
import type { ImagePickerProps } from './ImagePicker';
import { MissingPart } from './LazyPart';
import './photos.css';
import { useLazyPart } from './useLazyPart';

/** Loaded by the first form that asks for photos. */
export const loadPhotos = () => import('./ImagePicker');

/** Renders photos, or a box of the same size until the code is loaded or if it cannot be. */
export function LazyPhotos(props: ImagePickerProps) {
  const { part, failed, retry } = useLazyPart(loadPhotos, 0);
  if (part) return <part.ImagePicker {...props} />;
  const { id, labelledBy, describedBy } = props;
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className="rg-photos-add row"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <MissingPart failed={failed} onRetry={retry} />
    </div>
  );
}
