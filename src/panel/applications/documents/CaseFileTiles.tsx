import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { CaseFile } from '../../../contract/documents';
import { Loading } from '../../../platform/loading/Loading';
import { momentText } from '../../base/moment';
import { withFormWords } from '../../data/fields/DayField';
import { useRun } from '../../data/useRun';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { useMay } from '../../session/may';
import type { StaffApplication } from '../application';
import { MenuChoice } from '../MenuChoice';
import { StaffPhotos } from '../photos/StaffPhotos';
import { type FilesUse, usePutFiles, useSortFiles } from './useFiles';

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
  const canSort = useMay()('handleApplications');
  if (files.length === 0) return null;
  const others = placesIn(use.application).filter(([id]) => id !== item);
  return (
    <StaffPhotos
      ids={files.map(({ id }) => id)}
      below={(id) => {
        const { kind = 'sent', who = '', at = '' } = files.find((file) => file.id === id) ?? {};
        if (kind === 'sent') return null;
        return (
          <>
            <span className="pn-small">
              <bdi>{who}</bdi> · <time dateTime={at}>{momentText(at)}</time>
            </span>
            {canSort && (
              <MenuChoice
                label={t('Move or remove')}
                disabled={busy}
                options={[
                  ...others.map(([to, name]) => [to, t('For: {{name}}', { name })] as const),
                  [REMOVE, kind === 'taken' ? t('Not sorted yet') : t('Remove')],
                ]}
                onChoose={(to) => void run(() => (to === REMOVE ? remove(id) : take(id, to)))}
              />
            )}
          </>
        );
      }}
    />
  );
}

/** Shows the files that came with the answers; each is taken for a document, or for none, in one press. */
export function UnsortedFiles({ ids, ...use }: FilesUse & { readonly ids: readonly string[] }) {
  const { take } = useSortFiles(use);
  const { run, busy } = useRun();
  const canSort = useMay()('handleApplications');
  return (
    <section className="ap-unsorted tinted stack-8" aria-labelledby="ap-unsorted">
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
        below={(id) =>
          canSort && (
            <Box className="row" sx={{ gap: 0.5 }} role="group" aria-label={t('This file is')}>
              {placesIn(use.application).map(([item, name]) => (
                <Chip
                  key={item}
                  size="small"
                  clickable
                  disabled={busy}
                  label={name}
                  onClick={() => void run(() => take(id, item))}
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
      <AddFiles
        {...putting}
        word={t('Add files')}
        label={t('Add files: {{name}}', { name })}
        isForPage={item === ''}
      />
    </Loading>
  );
}
