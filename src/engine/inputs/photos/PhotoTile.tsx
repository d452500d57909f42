import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import type { FileShelf } from '../shelf';
import { isolated } from './isolated';
import { Photo } from './Photo';
import { useShelved } from './useShelf';

interface PhotoTileProps {
  readonly token: string;
  readonly shelf: FileShelf;
  readonly readOnly: boolean;
  readonly onView: () => void;
  readonly onRemove: (name: string) => void;
}

/** One chosen photo: small, with its name, to be viewed and deleted. */
export function PhotoTile({ token, shelf, readOnly, onView, onRemove }: PhotoTileProps) {
  const { t } = useTranslation();
  const kept = useShelved(shelf, token);
  const name = kept?.name ?? t('form.photos.unnamed');
  return (
    <li className="rg-photo">
      <button
        type="button"
        className="rg-photo-view"
        aria-label={t('form.photos.view', { name: isolated(name) })}
        disabled={!kept}
        onClick={onView}
      >
        <Photo file={kept?.file} alt="" />
      </button>
      <span className="rg-photo-name" dir="auto" title={name}>
        {name}
      </span>
      {!readOnly && (
        <button
          type="button"
          className="rg-icon-button rg-photo-remove"
          aria-label={t('form.photos.remove', { name: isolated(name) })}
          onClick={() => onRemove(name)}
        >
          <Icon shape="bin" />
        </button>
      )}
    </li>
  );
}
