import { useTranslation } from 'react-i18next';
import { Photo } from '../inputs/photos/Photo';
import { useShelved } from '../inputs/photos/useShelf';
import type { FileShelf } from '../inputs/shelf';

interface SentPhotosProps {
  readonly tokens: readonly string[];
  /** Without one (after sending, the files are gone from the device) their number has to do. */
  readonly shelf: FileShelf | undefined;
}

/** Photos as an answer: small pictures, so that a wrong one is noticed before it is sent. */
export function SentPhotos({ tokens, shelf }: SentPhotosProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>{t('form.photoCount', { count: tokens.length })}</span>
      {shelf && (
        <ul className="rg-thumbnails">
          {tokens.map((token) => (
            <Thumbnail key={token} token={token} shelf={shelf} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Documents as an answer: their number, and their names while the files are on the device. */
export function SentDocuments({ tokens, shelf }: SentPhotosProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>{t('form.documentCount', { count: tokens.length })}</span>
      {shelf && (
        <ul className="rg-lines">
          {tokens.map((token) => (
            <DocumentName key={token} token={token} shelf={shelf} />
          ))}
        </ul>
      )}
    </>
  );
}

function DocumentName({ token, shelf }: { token: string; shelf: FileShelf }) {
  const { t } = useTranslation();
  return <li dir="auto">{useShelved(shelf, token)?.name ?? t('form.documents.unnamed')}</li>;
}

function Thumbnail({ token, shelf }: { token: string; shelf: FileShelf }) {
  const { t } = useTranslation();
  const kept = useShelved(shelf, token);
  return (
    <li>
      <Photo file={kept?.file} alt={kept?.name ?? t('form.photos.unnamed')} />
    </li>
  );
}
