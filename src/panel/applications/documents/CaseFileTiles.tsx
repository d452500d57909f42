import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useRef } from 'react';
import type { CaseFile } from '../../../contract/documents';
import { Loading } from '../../../platform/loading/Loading';
import { momentText } from '../../base/moment';
import { ConfirmDelete } from '../../data/ConfirmDelete';
import { withFormWords } from '../../data/fields/DayField';
import { useRun } from '../../data/useRun';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { sayDone } from '../../layout/notices';
import { useMay } from '../../session/may';
import type { StaffApplication } from '../application';
import { MenuChoice } from '../MenuChoice';
import { StaffPhotos } from '../photos/StaffPhotos';
import type { StaffPhoto } from '../photos/staffPhotos';
import { type FilesUse, usePutFiles, useRemoval, useSortFiles } from './useFiles';

const AddFiles = withFormWords(async () => (await import('./AddFiles')).AddFiles);

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
  const removal = useRemoval(use);
  const canSort = useMay()('handleApplications');
  if (files.length === 0) return null;
  const others = placesIn(use.application).filter(([id]) => id !== item);
  const choose = (photo: StaffPhoto, kind: CaseFile['kind'], to: string) => {
    const { id } = photo;
    if (to !== REMOVE) void run(() => take(id, to));
    // It stays among the answers.
    else if (kind === 'taken') void run(() => remove(id));
    else removal.ask(photo);
  };
  return (
    <>
      <StaffPhotos
        ids={files.map(({ id }) => id)}
        below={(photo) => {
          const {
            kind = 'sent',
            who = '',
            at = '',
          } = files.find(({ id }) => id === photo.id) ?? {};
          if (kind === 'sent') return null;
          return (
            <>
              <span className="pn-small">
                <bdi>{use.nameAt(who)}</bdi> · <time dateTime={at}>{momentText(at)}</time>
              </span>
              {canSort && (
                <MenuChoice
                  label={t('Move or remove')}
                  about={photo.name}
                  disabled={busy}
                  options={[
                    ...others.map(([to, name]) => [to, t('For: {{name}}', { name })] as const),
                    [REMOVE, kind === 'taken' ? t('Not sorted yet') : t('Remove')],
                  ]}
                  onChoose={(to) => choose(photo, kind, to)}
                />
              )}
            </>
          );
        }}
      />
      <ConfirmDelete {...removal.dialog} />
    </>
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
      // The button that was pressed goes with its file.
      section.current?.focus({ preventScroll: true });
    });
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="ap-unsorted tinted stack-8"
      aria-labelledby="ap-unsorted"
    >
      <h3 id="ap-unsorted">
        {t('{{count}} files came with the form', {
          count: ids.length,
          defaultValue_one: '1 file came with the form',
        })}
      </h3>
      <p className="pn-small">
        {t('Until each is sorted, the applicant is not asked for what is missing.')}
      </p>
      <StaffPhotos
        ids={ids}
        below={({ id, name: file }) =>
          canSort && (
            <Box
              className="row"
              sx={{ gap: 0.5 }}
              role="group"
              aria-label={`${file}. ${t('This file is')}`}
            >
              {placesIn(use.application).map(([item, name]) => (
                <Chip
                  key={item}
                  size="small"
                  clickable
                  aria-disabled={busy}
                  label={name}
                  onClick={() => void sort(id, item, name)}
                />
              ))}
            </Box>
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
  return (
    <Loading>
      <AddFiles {...putting} label={t('Add files')} name={name} isForPage={item === ''} />
    </Loading>
  );
}
