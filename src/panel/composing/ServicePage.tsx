import Button from '@mui/material/Button';
import { contents } from 'virtual:contents';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { COMPOSING_CALLS, type Composed } from '../../contract/composing';
import type { ServiceFile } from '../../definition/model/service';
import type { DocumentProject } from '../../lint/checkServiceDocument';
import { type LoadState, useFetched } from '../../platform/api/useFetched';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Loading } from '../../platform/loading/Loading';
import { useStoredServices } from '../data/storedServices';
import { Waiting } from '../data/Waiting';
import { ownText } from '../language/panelLanguage';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { PageTabs } from '../layout/PageTabs';
import { MenuButton } from '../data/MenuButton';
import { BackLink, PanelFrame } from '../layout/PanelFrame';
import { callOf, composedIn, composingHref, type Parts, partsIn, siteDocument } from './composing';
import { exportDocument } from './files';
import type { WordedIssue } from './issueTexts';
import { FileDialog, Notices, SaveState } from './Notices';
import { LinkDialog } from './LinkDialog';
import { prepared } from './prepare';
import { PublishDialog } from './PublishDialog';
import { StateChips, sourceText } from './StateChips';
import { useDocumentIssues, projectOf } from './useDocumentIssues';
import { useServiceDraft } from './useServiceDraft';
import { useServiceActions } from './useServiceActions';
import { VersionsDialog } from './VersionsDialog';

const Designer = lazyComponent(async () => (await import('../designer/Designer')).Designer);

const Settings = lazyComponent(async () => (await import('./settings/Settings')).Settings);

interface ServicePageProps {
  readonly id: string;
  /** The file of the service is edited (scripts/designer): it has no draft. */
  readonly isFile?: boolean;
}

/** Renders one service: what visitors have, the draft, and what can be done with both. */
export function ServicePage({ id, isFile = false }: ServicePageProps) {
  const read = useFetched(callOf('read', id), composedIn);
  const partsRead = useFetched(COMPOSING_CALLS.parts.path, partsIn);
  const stored = useStoredServices();
  const validate = useValidate();
  const known = partsRead.state === 'ready' ? partsRead.value : undefined;
  const shared = useMemo(() => {
    const parts: Parts | undefined = known && { ...known, contents };
    return parts && validate && { parts, project: projectOf(parts, stored, validate) };
  }, [known, stored, validate]);
  const all: readonly LoadState<unknown>[] = [read, partsRead];
  const waiting = all.find(({ state }) => state !== 'ready') ?? COMING;
  const title = t('Service');
  const back = <BackLink href={composingHref()}>{t('Compose services')}</BackLink>;
  if (read.state === 'ready' && shared)
    return <OneService id={id} isFile={isFile} composed={read.value} {...shared} />;
  return (
    <PanelFrame title={title} back={back}>
      <Waiting of={waiting}>{() => null}</Waiting>
    </PanelFrame>
  );
}

const COMING = { state: 'loading' } as const;

/** Loads the compiled schema of services. */
function useValidate(): DocumentProject['validate'] | undefined {
  const [loaded, setLoaded] = useState<{ readonly validate: DocumentProject['validate'] }>();
  useEffect(() => {
    void import('virtual:service-schema').then(setLoaded, () => undefined);
  }, []);
  return loaded?.validate;
}

const TABS = { form: 'Form', page: 'Page', process: 'Process' } as const satisfies Readonly<
  Record<string, PanelText>
>;

const NO_ISSUES: readonly WordedIssue[] = [];

interface OneServiceProps extends Required<ServicePageProps> {
  readonly composed: Composed;
  readonly parts: Parts;
  readonly project: DocumentProject;
}

function OneService({ id, isFile, composed: first, parts, project }: OneServiceProps) {
  const prepare = useCallback((document: ServiceFile) => prepared(document, project), [project]);
  const draft = useServiceDraft(id, first, prepare);
  const { composed, document } = draft;
  const issues = useDocumentIssues(document, project, prepare, isFile || composed.file !== null);
  const [open, setOpen] = useState<'publish' | 'versions' | 'link' | 'file'>();
  const close = () => setOpen(undefined);
  const { actions, dialog } = useServiceActions(id, draft);
  const requested = new URLSearchParams(useSearch()).get('tab') ?? '';
  const tab = requested in TABS ? (requested as keyof typeof TABS) : 'form';
  const { line } = composed;
  const opened = { id, draft, parts, onClose: close };
  // Stored applications have their answers by the names of the questions.
  const keepsNames = line.applications > 0;
  const designed = useMemo(() => ({ ...parts, keepsNames }), [parts, keepsNames]);
  if (!document) return null;
  return (
    <PanelFrame
      title={ownText(document.tile.title) || id}
      back={<BackLink href={composingHref()}>{t('Compose services')}</BackLink>}
      actions={
        <>
          <SaveState draft={draft} />
          <MenuButton
            variant="outlined"
            items={[
              !isFile && { label: t('Versions'), act: () => setOpen('versions') },
              line.hasDraft && {
                label: t('Secret link to the draft'),
                act: () => setOpen('link'),
              },
              { label: t('Export as a file'), act: () => exportDocument(prepare(document)) },
              Boolean(composed.file && composed.published) && {
                label: t('Compare with the file'),
                act: () => setOpen('file'),
              },
              ...(isFile ? [] : actions),
            ]}
          >
            {t('More')}
          </MenuButton>
          {!isFile && (
            <Button
              variant="contained"
              disabled={!line.hasDraft && draft.state === 'saved'}
              onClick={() => void draft.save().then((isSaved) => isSaved && setOpen('publish'))}
            >
              {t('Publish')}
            </Button>
          )}
        </>
      }
    >
      {!isFile && (
        <div className="row muted">
          <StateChips line={line} /> {sourceText(line)}
        </div>
      )}
      <Notices draft={draft} parts={parts} onCompare={() => setOpen('file')} />
      <PageTabs
        label={t('Parts of the service')}
        open={tab}
        tabs={Object.entries(TABS).map(([each, title]) => ({
          id: each,
          title: t(title),
          href: `${composingHref(id)}?tab=${each}`,
        }))}
      >
        <Loading fallback={<p role="status">{t('Loading…')}</p>}>
          {tab === 'form' ? (
            <Designer
              document={document}
              parts={designed}
              issues={issues ?? NO_ISSUES}
              onChange={draft.edit}
            />
          ) : (
            <Settings
              part={tab}
              document={document}
              parts={parts}
              issues={issues ?? NO_ISSUES}
              kept={keepsNames ? siteDocument(composed) : undefined}
              onChange={draft.edit}
            />
          )}
        </Loading>
      </PageTabs>
      {dialog}
      {open === 'publish' && <PublishDialog {...opened} issues={issues} />}
      {open === 'versions' && <VersionsDialog {...opened} />}
      {open === 'link' && <LinkDialog {...opened} />}
      {open === 'file' && <FileDialog {...opened} />}
    </PanelFrame>
  );
}
