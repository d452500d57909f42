import { SmallButton } from '../SmallButton';
import { useRef } from 'react';
import type { CaseFile } from '../../../contract/documents';
import { useRun } from '../../data/useRun';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { sayDone } from '../../layout/notices';
import { useMay } from '../../session/may';
import type { StaffApplication } from '../application';
import { partId } from '../caseParts';
import { ActionMenu } from '../ActionMenu';
import { AddFiles } from './AddFiles';
import { StaffPhotos } from '../photos/StaffPhotos';
import type { StaffPhoto } from '../photos/staffPhotos';
import { type FilesUse, usePutFiles, useRemoval, useSortFiles } from './useFiles';

/** Not the id of a document. */
const REMOVE = '-';

interface CaseFileTilesProps extends FilesUse {
  readonly files: readonly CaseFile[];
  /** The id of their document; empty: none. */
  readonly item: string;
}

/** Shows files of a document or beside the checklist. Those that staff have put there can be moved and removed. */
export function CaseFileTiles({ files, item, ...use }: CaseFileTilesProps) {
  const { take, remove } = useSortFiles(use);
  const { run, busy } = useRun();
  const removeFile = useRemoval(use);
  const canSort = useMay()('handleApplications');
  const tiles = useRef<HTMLDivElement>(null);
  const others = placesIn(use.application).filter(([id]) => id !== item);
  const choose = (photo: StaffPhoto, kind: CaseFile['kind'], to: string) => {
    const { id } = photo;
    if (to === REMOVE && kind !== 'taken') {
      void removeFile(photo);
      return;
    }
    void run(async () => {
      // One that was taken stays among the answers.
      await (to === REMOVE ? remove(id) : take(id, to));
      // The button that was pressed goes with its file.
      tiles.current?.focus({ preventScroll: true });
    });
  };
  return (
    <div ref={tiles} tabIndex={-1} className="ap-tiles">
      <StaffPhotos
        ids={files.map(({ id }) => id)}
        below={(photo) => {
          const { kind = 'sent' } = files.find(({ id }) => id === photo.id) ?? {};
          if (kind === 'sent' || !canSort) return null;
          return (
            <ActionMenu
              isIcon
              label={t('Move or remove')}
              about={photo.name}
              disabled={busy}
              actions={[
                ...others.map(([to, name]) => [to, t('For: {{name}}', { name })] as const),
                [REMOVE, kind === 'taken' ? t('Not sorted yet') : t('Remove')] as const,
              ].map(([to, title]) => ({ title, act: () => choose(photo, kind, to) }))}
            />
          );
        }}
      />
    </div>
  );
}

/** Shows the files that came with the answers; each is taken for a document, or for none, in one press. */
export function UnsortedFiles({ ids, ...use }: FilesUse & { readonly ids: readonly string[] }) {
  const { take } = useSortFiles(use);
  const { run, busy } = useRun();
  const canSort = useMay()('handleApplications');
  const section = useRef<HTMLElement>(null);
  const sort = (id: string, item: string, name: string) =>
    run(async () => {
      await take(id, item);
      sayDone(`${t('This file is')}: ${name}.`);
      // The button that was pressed goes with its file, and with the last one all of this.
      const heading = document.getElementById(partId('documents'));
      const next = ids.length > 1 ? section.current : heading?.querySelector('button');
      next?.focus({ preventScroll: true });
    });
  return (
    <section ref={section} tabIndex={-1} className="tinted stack-8" aria-labelledby="ap-unsorted">
      <h3 id="ap-unsorted">{t('{{count}} files came with the form', { count: ids.length })}</h3>
      <p className="pn-small">
        {t('Until each is sorted, the applicant is not asked for what is missing.')}
      </p>
      <StaffPhotos
        ids={ids}
        below={({ id, name: file }) =>
          canSort && (
            <div
              className="ap-presses row"
              role="group"
              aria-label={`${file}. ${t('This file is')}`}
            >
              {placesIn(use.application).map(([item, name]) => (
                <SmallButton
                  key={item}
                  aria-disabled={busy}
                  onClick={() => void sort(id, item, name)}
                >
                  {name}
                </SmallButton>
              ))}
            </div>
          )
        }
      />
    </section>
  );
}

/** Returns where a file can be put: the documents of the checklist, and beside them. */
const placesIn = ({ documents, definition }: StaffApplication) => [
  ...documents.flatMap(({ item }) => {
    const known = definition.documents?.find(({ id }) => id === item);
    return known ? [[item, ownText(known.name)] as const] : [];
  }),
  ['', t('None of these')] as const,
];

interface PutFilesProps extends FilesUse {
  readonly item: string;
  readonly name: string;
}

/** Puts files on the application: for a document, or beside the checklist. */
export function PutFiles({ item, name, ...use }: PutFilesProps) {
  const putting = usePutFiles(use, item);
  return <AddFiles {...putting} label={t('Add files')} name={name} isForPage={item === ''} />;
}
