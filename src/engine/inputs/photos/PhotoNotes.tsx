import { useTranslate } from '../../useTranslate';
import type { FileKind } from '../../../definition/types/fieldType';
import { LARGEST_MB } from './admit';
import { FILE_RULES } from './fileRules';
import { isolated } from './isolated';
import type { PhotoNote } from './useAddPhotos';

const CALM: ReadonlySet<PhotoNote['kind']> = new Set(['added', 'removed', 'same']);

interface PhotoNotesProps {
  readonly notes: readonly PhotoNote[];
  readonly busy: string | undefined;
  readonly max: number;
  readonly kind: FileKind;
}

/** Reports what happened to the chosen files, also to screen readers; several added ones in one line. */
export function PhotoNotes({ notes, busy, max, kind }: PhotoNotesProps) {
  const t = useTranslate();
  const added = notes.filter((note) => note.kind === 'added').length;
  const single = added > 1 ? notes.filter((note) => note.kind !== 'added') : notes;
  return (
    <div role="status" className="rg-photos-notes">
      {added > 1 && <p className="rg-note">{t('form.photos.addedMany', { number: added })}</p>}
      {single.map(({ kind: what, name }, index) => (
        <p key={index} className={CALM.has(what) ? 'rg-note' : 'rg-note rg-note-trouble'}>
          {t(FILE_RULES[kind].notes[what], {
            name: isolated(name),
            number: what === 'tooLarge' ? LARGEST_MB : max,
          })}
        </p>
      ))}
      {busy !== undefined && (
        <p className="rg-note">{t('form.photos.preparing', { name: isolated(busy) })}</p>
      )}
    </div>
  );
}
