import { useTranslate } from '../useTranslate';
import { AnswerPhoto } from '../inputs/photos/AnswerPhoto';
import { useStoredPhoto } from '../inputs/photos/useLocalPhotoStore';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';

interface SentPhotosProps {
  readonly tokens: readonly string[];
  /** Documents, also among scans, are shown by their names. */
  readonly format?: 'pdf' | 'scan' | undefined;
  /** Without one (after sending, the files are removed from the device) only their number is shown. */
  readonly photoStore: LocalPhotoStore | undefined;
}

/** Renders photos as an answer: thumbnails, so that a wrong one is noticed before sending. */
export function SentPhotos({ tokens, format, photoStore }: SentPhotosProps) {
  const t = useTranslate();
  return (
    <>
      <span>
        {format
          ? t('form.documents.count', { number: tokens.length })
          : t('form.photoCount', { count: tokens.length })}
      </span>
      {photoStore && (
        <ul className={format === 'pdf' ? 'rg-lines' : 'rg-thumbnails'}>
          {tokens.map((token) => (
            <Sent key={token} token={token} format={format} photoStore={photoStore} />
          ))}
        </ul>
      )}
    </>
  );
}

interface SentProps extends Pick<SentPhotosProps, 'format'> {
  readonly token: string;
  readonly photoStore: LocalPhotoStore;
}

function Sent({ token, format, photoStore }: SentProps) {
  const t = useTranslate();
  const kept = useStoredPhoto(photoStore, token);
  const name = kept?.name ?? t('form.photos.unnamed');
  const isDocument = format === 'pdf' || kept?.file.type === 'application/pdf';
  return <li>{isDocument ? <bdi>{name}</bdi> : <AnswerPhoto file={kept?.file} alt={name} />}</li>;
}
