import { useTranslate } from '../../useTranslate';
import type { NamedFile } from '../../ports';
import { Icon } from '../Icon';
import type { LocalPhotoStore } from '../localPhotoStore';
import { isStoredFile } from '../../../definition/model/answeredFiles';
import type { FileKind } from '../../../definition/model/types/fieldType';
import { FILE_RULES } from './fileRules';
import { isolated } from '../../../definition/language/isolated';
import { AnswerPhoto } from './AnswerPhoto';
import { useStoredPhoto } from './useLocalPhotoStore';

/** Whether a file is a PDF, which is not shown. */
export const isDocument = (kind: FileKind, kept: NamedFile | undefined): boolean =>
  kind === 'pdf' || (kind === 'scan' && kept?.file.type === 'application/pdf');

interface PhotoTileProps {
  readonly token: string;
  readonly photoStore: LocalPhotoStore;
  readonly readOnly: boolean;
  readonly kind: FileKind;
  readonly onView: () => void;
  readonly onRemove: (name: string) => void;
}

/** Renders a chosen file with its name and a Delete button; a photo as a thumbnail that can be viewed. */
export function PhotoTile({ token, photoStore, readOnly, kind, onView, onRemove }: PhotoTileProps) {
  const t = useTranslate();
  const kept = useStoredPhoto(photoStore, token);
  const unnamed = isStoredFile(token) ? 'form.photos.sent' : FILE_RULES[kind].text('unnamed');
  const name = kept?.name ?? photoStore.preparing(token) ?? t(unnamed);
  return (
    <li className="rg-photo">
      {isDocument(kind, kept) ? (
        <span className="rg-photo-view">
          <span className="rg-photo-none">
            <Icon shape="document" />
          </span>
        </span>
      ) : (
        <button
          type="button"
          className="rg-photo-view"
          aria-label={t('form.photos.view', { name: isolated(name) })}
          disabled={!kept}
          onClick={onView}
        >
          <AnswerPhoto file={kept?.file} alt="" />
        </button>
      )}
      <span className="rg-photo-name truncate" dir="auto" title={name}>
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
