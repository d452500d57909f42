import { useTranslation } from 'react-i18next';
import { isolated } from './isolated';
import type { PhotoNote } from './useAddPhotos';

const WORDS: Readonly<Record<PhotoNote['kind'], string>> = {
  added: 'form.photos.added',
  removed: 'form.photos.removed',
  same: 'form.photos.same',
  notImage: 'form.photos.notImage',
  tooMany: 'form.photos.tooMany',
  unreadable: 'form.photos.unreadable',
};

const TROUBLE: ReadonlySet<PhotoNote['kind']> = new Set(['notImage', 'tooMany', 'unreadable']);

interface PhotoNotesProps {
  readonly notes: readonly PhotoNote[];
  readonly busy: string | undefined;
  readonly max: number;
}

/** What became of the files that were just chosen, shown and said. */
export function PhotoNotes({ notes, busy, max }: PhotoNotesProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className="rg-photos-notes">
      {notes.map(({ kind, name }, index) => (
        <p key={index} className={TROUBLE.has(kind) ? 'rg-note rg-note-trouble' : 'rg-note'}>
          {t(WORDS[kind], { name: isolated(name), number: max })}
        </p>
      ))}
      {busy !== undefined && (
        <p className="rg-note">{t('form.photos.preparing', { name: isolated(busy) })}</p>
      )}
    </div>
  );
}
