import { useTranslation } from 'react-i18next';
import { AnswerPhoto } from '../inputs/photos/Photo';
import { useShelved } from '../inputs/photos/useLocalPhotoStore';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';

interface SentPhotosProps {
  readonly tokens: readonly string[];
  /** Documents are shown by their names. */
  readonly format?: 'pdf' | undefined;
  /**
   * Without one (after sending, the files are removed from the device) only their number is shown.
   */
  readonly shelf: LocalPhotoStore | undefined;
}

/** Renders photos as an answer: thumbnails, so that a wrong one is noticed before sending. */
export function SentPhotos({ tokens, format, shelf }: SentPhotosProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>
        {format
          ? t('form.documents.count', { number: tokens.length })
          : t('form.photoCount', { count: tokens.length })}
      </span>
      {shelf && (
        <ul className={format ? 'rg-lines' : 'rg-thumbnails'}>
          {tokens.map((token) => (
            <Sent key={token} token={token} format={format} shelf={shelf} />
          ))}
        </ul>
      )}
    </>
  );
}

interface SentProps extends Pick<SentPhotosProps, 'format'> {
  readonly token: string;
  readonly shelf: LocalPhotoStore;
}

function Sent({ token, format, shelf }: SentProps) {
  const { t } = useTranslation();
  const kept = useShelved(shelf, token);
  const name = kept?.name ?? t('form.photos.unnamed');
  return <li>{format ? <bdi>{name}</bdi> : <AnswerPhoto file={kept?.file} alt={name} />}</li>;
}
