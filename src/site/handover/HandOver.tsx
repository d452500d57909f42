import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { HANDOVER_CALLS } from '../../contract/handover';
import { readAs } from '../../contract/readAs';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { describe } from '../../definition/describe/describe';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { prune } from '../../definition/validate/prune';
import { useAnswerWords } from '../../engine/answerWords';
import type { FormDraft } from '../../engine/flow/draft';
import type { HandOverProps } from '../../engine/ports';
import { call } from '../../platform/api/call';
import { deviceStorage } from '../../platform/guardedStorage';
import { saveFile } from '../../platform/saveFile';
import { useDays } from '../moments';
import { canSeal, seal } from './box';
import { draftPage } from './draftFile';
import { HandOverLink, type MadeLink } from './HandOverLink';
import { packParcel } from './parcel';
import { takeAlong, takeWhatFits } from './takeAlong';
import './handover.css';

type Trouble = 'nothing' | 'tooLong' | 'failed';

/** Offers to continue a form on another device: by a secret link, or with a file. */
export function HandOver({ service, name, snapshot, fileOf, onDiscard }: HandOverProps) {
  const { t } = useTranslation();
  const { timeOf } = useDays();
  const words = useAnswerWords();
  const [made, setMade] = useState(() => keptLink(name));
  const [takenAt, setTakenAt] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const summary = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // What was pressed is replaced by the link, or goes with it.
    const isLost = document.activeElement === document.body;
    if (isLost && summary.current?.closest('[open]')) summary.current.focus();
  }, [made]);
  const forget = useCallback(() => {
    keepLink(name, undefined);
    setMade(undefined);
  }, [name]);
  const [readAt, setReadAt] = useState<string>();
  useTaken(made?.secret, { onRead: setReadAt, onTaken: setTakenAt, onOver: forget });
  const place = {
    service: service.id,
    version: service.version,
    name,
    path: location.pathname.replace(/\/+$/u, ''),
  };
  const withDraft = async (work: (draft: FormDraft) => Promise<Trouble | undefined>) => {
    if (isBusy) return;
    setTrouble(undefined);
    setBusy(true);
    const draft = await snapshot();
    setTrouble(draft ? await work(draft).catch(() => 'failed' as const) : 'nothing');
    setBusy(false);
  };
  const makeLink = () =>
    withDraft(async (draft) => {
      const parcel = await takeWhatFits(place, draft, fileOf);
      if (!parcel) return 'tooLong';
      const { box, key } = await seal(packParcel(parcel));
      const response = await call('POST', HANDOVER_CALLS.add.path, { body: { box }, quiet: true });
      const { id, secret, endsAt } = readAs(HANDOVER_CALLS.add.response.schema, response);
      const href = `${location.origin}${SITE_ROUTES.continue}#${id}.${key}`;
      keepLink(name, { secret, endsAt });
      setTakenAt(undefined);
      setReadAt(undefined);
      setMade({ href, left: parcel.left, secret, endsAt });
      return undefined;
    });
  const makeFile = () =>
    withDraft(async (draft) => {
      const parcel = await takeAlong(place, draft, fileOf);
      const { tag, direction } = LANGUAGE_FACTS[words.language];
      const title = service.form.title;
      const html = draftPage(parcel, describe(service, prune(service.form, draft.values), words), {
        tag,
        direction,
        title,
        how: t('handover.fileHow', { address: location.origin + SITE_ROUTES.continue }),
        notAnswered: t('form.notAnswered'),
      });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([html], { type: 'text/html' }), `${service.id}-${day}.html`);
      return undefined;
    });
  const discard = () => {
    // What is filled in from now on was taken by nobody.
    setTakenAt(undefined);
    onDiscard();
  };
  const withdraw = () => {
    if (!made) return;
    const body = { secret: made.secret };
    call('POST', HANDOVER_CALLS.withdraw.path, { body, quiet: true }).then(forget, () =>
      setTrouble('failed'),
    );
  };
  return (
    <details className="handover">
      <summary ref={summary}>{t('handover.offer')}</summary>
      <p>{t('handover.text')}</p>
      {takenAt !== undefined && (
        <div className="handover-note stack-8" role="status">
          <p>{t('handover.taken', { time: timeOf(takenAt) })}</p>
          <button type="button" className="rg-button rg-button-outlined" onClick={discard}>
            {t('handover.discard')}
          </button>
        </div>
      )}
      {made ? (
        <HandOverLink {...made} readAt={readAt} onWithdraw={withdraw} />
      ) : (
        <div className="button-row row">
          {canSeal() && (
            <button
              type="button"
              className="rg-button rg-button-outlined"
              aria-disabled={isBusy}
              onClick={() => void makeLink()}
            >
              {t('handover.make')}
            </button>
          )}
          <button
            type="button"
            className="rg-button rg-button-outlined"
            aria-disabled={isBusy}
            onClick={() => void makeFile()}
          >
            {t('handover.save')}
          </button>
        </div>
      )}
      <p className="handover-trouble" role="status">
        {isBusy ? t('handover.busy') : trouble && t(`handover.${trouble}`)}
      </p>
      <p className="muted">{t('handover.fileSecret')}</p>
    </details>
  );
}

interface Watching {
  readonly onRead: (at: string | undefined) => void;
  readonly onTaken: (at: string) => void;
  readonly onOver: () => void;
}

/** Asks what has become of the link: at first, and whenever the visitor comes back to the page. */
function useTaken(secret: string | undefined, { onRead, onTaken, onOver }: Watching): void {
  useEffect(() => {
    if (secret === undefined) return undefined;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      call('POST', HANDOVER_CALLS.state.path, { body: { secret }, quiet: true })
        .then((response) => {
          const { state, takenAt, ...found } = readAs(
            HANDOVER_CALLS.state.response.schema,
            response,
          );
          onRead(found.readAt ?? undefined);
          if (takenAt !== null) onTaken(takenAt);
          if (state !== 'waiting') onOver();
        })
        .catch(() => undefined);
    };
    ask();
    const leave = new AbortController();
    document.addEventListener('visibilitychange', ask, leave);
    window.addEventListener('focus', ask, leave);
    return () => leave.abort();
  }, [secret, onRead, onTaken, onOver]);
}

const keyOf = (name: string): string => `rega-handover:${name}`;

/** Returns the link that was made on an earlier visit and may still wait. */
function keptLink(name: string): MadeLink | undefined {
  const [secret = '', endsAt = ''] = deviceStorage.getItem(keyOf(name))?.split(' ') ?? [];
  return Date.parse(endsAt) > Date.now() ? { secret, endsAt, left: [] } : undefined;
}

function keepLink(name: string, link: Pick<MadeLink, 'secret' | 'endsAt'> | undefined): void {
  if (link) deviceStorage.setItem(keyOf(name), `${link.secret} ${link.endsAt}`);
  else deviceStorage.removeItem(keyOf(name));
}
