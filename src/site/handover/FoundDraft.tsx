import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../platform/language/useTranslation';
import { HANDOVER_CALLS } from '../../contract/handover';
import { readAs } from '../../contract/readAs';
import { pick } from '../../definition/model/text';
import { call } from '../../platform/api/call';
import { siteServices } from '../../platform/content/siteServices';
import { useLanguage } from '../../platform/language/languageStore';
import { useDays } from '../moments';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { toBase64 } from './box';
import { LeftFiles } from './LeftFiles';
import { type Parcel, withTokens } from './parcel';
import { createDrafts, createReceipts } from '../../engine/flow/draft';
import { createLocalPhotoStore } from '../../engine/inputs/localPhotoStore';
import { Loading } from '../../platform/loading/Loading';

export interface FoundDraftProps {
  readonly parcel: Parcel;
  /** The id in the link; undefined: the draft comes from a file. */
  readonly id?: string;
  /** Another device was faster; null: the link has ended. */
  readonly onTaken: (at: string | null) => void;
}

export function FoundDraft(props: FoundDraftProps) {
  const { t } = useTranslation();
  const { service, path } = props.parcel;
  const entry = siteServices().find(
    ({ id, route }) => id === service && (path === route || path.startsWith(`${route}/`)),
  );
  if (!entry) return <p className="lead">{t('handover.noService')}</p>;
  return (
    <Loading fallback={<p role="status">{t('handover.page_loading')}</p>}>
      <KnownDraft {...props} entry={entry} />
    </Loading>
  );
}

function KnownDraft({
  parcel,
  id,
  onTaken,
  entry,
}: FoundDraftProps & { readonly entry: ServiceEntry }) {
  const { t } = useTranslation();
  const { timeOf } = useDays();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const module = useServiceModule(entry);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<'notTaken' | 'notKept'>();
  // If the answer is lost on its way, the same device may ask again.
  const [device] = useState(() => toBase64(crypto.getRandomValues(new Uint8Array(32))));
  const [isThere] = useState(() => createDrafts(() => localStorage, parcel.name).load());
  const hasChanged = module.service.version !== parcel.version;
  const take = async (): Promise<'notTaken' | 'notKept' | undefined> => {
    if (id !== undefined) {
      const response = await call('POST', HANDOVER_CALLS.take.path, {
        body: { id, device },
        quiet: true,
      }).catch(() => undefined);
      if (response === undefined) return 'notTaken';
      const { isMine, takenAt } = readAs(HANDOVER_CALLS.take.response.schema, response);
      if (!isMine) {
        onTaken(takenAt);
        return undefined;
      }
    }
    if (!(await keepParcel(parcel))) return 'notKept';
    // The key in the address is of no use any more.
    navigate(parcel.path, { replace: true });
    return undefined;
  };
  const start = () => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    void take()
      .catch(() => 'notKept' as const)
      .then((result) => {
        setTrouble(result);
        setBusy(false);
      });
  };
  return (
    <div className="continue-found stack-16">
      <h2>{pick(entry.tile.title, language)}</h2>
      <p>{t('handover.savedAt', { time: timeOf(new Date(parcel.draft.savedAt).toISOString()) })}</p>
      {parcel.files.length > 0 && <p>{t('handover.files', { count: parcel.files.length })}</p>}
      <LeftFiles text={t('handover.leftThere')} names={parcel.left} />
      {hasChanged && <p className="handover-note stack-8">{t('handover.changed')}</p>}
      {isThere && <p className="handover-note stack-8">{t('handover.replaces')}</p>}
      <button type="button" className="button" aria-disabled={isBusy} onClick={start}>
        {t('handover.here')}
      </button>
      <p role="status">{trouble && t(`handover.${trouble}`)}</p>
    </div>
  );
}

/**
 * Stores a parcel where its form looks for a draft, in the place of what is there. Returns false if the device does
 * not store it.
 */
export async function keepParcel({ name, version, draft, files }: Parcel): Promise<boolean> {
  const photos = createLocalPhotoStore(name);
  await photos.clear();
  const tokens = new Map<string, string>();
  for (const { token, name: fileName, type, bytes } of files) {
    tokens.set(token, await photos.add(new File([bytes], fileName, { type })));
  }
  const { values, unsaved } = draft;
  const isKept = createDrafts(() => localStorage, name).save({
    ...draft,
    values: withTokens(values, tokens),
    unsaved: withTokens(unsaved, tokens),
    savedAt: Date.now(),
    isBrought: true,
  });
  // The confirmation of what was sent from this tab would be shown in its place.
  if (isKept) createReceipts(() => sessionStorage, name, version).remove();
  return isKept;
}
