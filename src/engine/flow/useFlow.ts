import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Handed } from '../../definition/model/prefill';
import { textsIn } from '../../definition/model/values';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { createLocalPhotoStore, type LocalPhotoStore } from '../inputs/localPhotoStore';
import type { Ports } from '../ports';
import { createDrafts, createReceipts, draftName, type Receipts, type Drafts } from './draft';
import { createFlow, type Flow } from './flow';
import { keepStepHistory, currentPosition } from './stepHistory';
import { afterPointerPress } from '../dom/pointerPress';
import { isSameContent } from './mergeContent';
import { newKey } from '../dom/newKey';

interface OpenedWith {
  /** The preset values that the page passes now. */
  readonly handed?: Handed | undefined;
  /** What the application is about, if a service has several subjects: each has its own draft. */
  readonly subject?: string | undefined;
  /** Called when the form is emptied because it was sent or deleted in another tab. */
  readonly onEnded?: () => void;
}

/** Opens a form with its draft, and stores its changes. Uses the service and the subject of the first call only. */
export function useFlow(module: ServiceModule, ports: Ports, opening: OpenedWith = {}) {
  const { handed, subject } = opening;
  const [opened] = useState(() => {
    const { id, version } = module.service;
    const name = draftName(id, subject);
    const tab = () => window.sessionStorage;
    const drafts = createDrafts(ports.drafts === 'tab' ? tab : () => window.localStorage, name);
    const receipts = ports.keepsReceipts === false ? undefined : createReceipts(tab, name, version);
    const sent = receipts?.load();
    // After something was sent from this tab, a draft is another tab's.
    const draft = sent ? undefined : drafts.load();
    const place = currentPosition(name);
    const flow = createFlow({ module, ports, ...(handed && { handed }), draft, sent, place });
    const photoStore = createLocalPhotoStore(name);
    // Photos of an expired draft must not stay on the device.
    if (!draft && !sent) void photoStore.clear();
    const before = draft?.version === version ? undefined : draft?.version;
    return { flow, name, drafts, receipts, photoStore, before, draft };
  });
  const { flow, name, drafts, receipts, photoStore, before, draft } = opened;
  const ended = useEffectEvent(() => opening.onEnded?.());
  // With the form itself: what is answered before an effect runs would not be stored.
  useLayoutEffect(
    () => keepDraft(flow, drafts, photoStore, () => ended()),
    [flow, drafts, photoStore],
  );
  useEffect(() => receipts && keepReceipt(flow, receipts), [flow, receipts]);
  useEffect(() => keepStepHistory(flow, name), [flow, name]);
  useEffect(() => {
    if (!draft) return;
    // Sending asks for them again, so they are not lost without this code.
    import('./restoreFiles').then(
      ({ restoreFiles }) => restoreFiles(flow.scope, photoStore, flow.unsaved),
      () => {},
    );
  }, [flow, photoStore, draft]);
  // Without a response the draft goes on as it is.
  const mark = useEffectEvent(async () => before && ports.markChanged?.(before, flow.scope));
  useEffect(() => void mark().catch(() => {}), [flow]);
  useHanded(flow, handed);
  const discard = useCallback(() => {
    const { phase } = flow.store.getState();
    flow.reset();
    // What was sent is gone already: there may be a draft of another tab.
    if (phase === 'sent') return;
    drafts.remove();
    void photoStore.clear();
  }, [flow, drafts, photoStore]);
  return { flow, name, photoStore, discard };
}

/** Passes the page's preset values to the form whenever they change. */
function useHanded(flow: Flow, handed: Handed = {}): void {
  const serialised = JSON.stringify(handed);
  useEffect(() => flow.hand(JSON.parse(serialised) as Handed), [flow, serialised]);
}

/** Stores what was sent for as long as its confirmation is shown. */
const keepReceipt = (flow: Flow, receipts: Receipts): (() => void) =>
  flow.store.subscribe(({ sent }, before) => {
    if (sent === before.sent) return;
    if (sent) receipts.save(sent);
    else receipts.remove();
  });

/** Changes are stored after this many milliseconds without another. */
const SETTLED = 300;

/**
 * Stores the draft when changes settle, and immediately when the page may be closed. Tabs with the same form show the
 * same draft: each takes over what another one stores, and before it stores anything itself, so that none replaces
 * answers that it has not seen.
 * @param onEnded called when the form is emptied because it was sent or deleted in another tab
 */
function keepDraft(
  flow: Flow,
  drafts: Drafts,
  photoStore: LocalPhotoStore,
  onEnded: () => void,
): () => void {
  const { scope, store } = flow;
  let timer = 0;
  /** What this tab and the device have had in common last. */
  let common = flow.content();
  const stay = () => {
    clearTimeout(timer);
    timer = 0;
  };
  const soon = () => {
    stay();
    timer = window.setTimeout(save, SETTLED);
  };
  /** Nothing may change while it is sent; what is shown after that is not changed at all. */
  const isOpen = () => ['filling', 'review'].includes(store.getState().phase);
  const takeNews = () => {
    const theirs = isOpen() && drafts.hasNews() ? drafts.load() : undefined;
    if (!theirs) return;
    common = flow.takeOver(theirs, common);
    // Any text may be a token.
    void photoStore.restore(textsIn({ ...flow.content() }));
    // Two tabs must not answer each other for ever.
    if (isSameContent(flow.content(), common)) stay();
    else soon();
  };
  const save = () => {
    takeNews();
    stay();
    if (store.getState().phase === 'sent' || drafts.hasNews()) return;
    const draft = flow.snapshot();
    if (!draft) drafts.remove();
    const isUnstored = draft !== undefined && !drafts.save(draft);
    if (!isUnstored) common = flow.content();
    if (isUnstored !== store.getState().isUnstored)
      afterPointerPress(() => store.setState({ isUnstored }));
  };
  const leave = () => {
    scope.pending.flushTexts();
    if (timer !== 0) save();
  };
  /** Another tab has sent or deleted it. */
  const end = () => {
    if (!isOpen()) return;
    drafts.remove();
    scope.pending.flushTexts();
    if (isSameContent(flow.content(), common)) {
      flow.reset();
      onEnded();
      // What was typed here since belongs to another application.
    } else store.setState({ key: newKey() });
  };
  const sent = () => {
    stay();
    const others = drafts.hasNews() ? drafts.load() : undefined;
    // Was changed in another tab while it was sent here.
    if (others && !isSameContent(others, common)) drafts.save({ ...others, key: newKey() }, false);
    else {
      drafts.remove();
      void photoStore.clear();
    }
  };
  const stopWatching = [
    scope.store.subscribe((state, before) => {
      if (state.values !== before.values) soon();
    }),
    store.subscribe((state, before) => {
      if (state.phase === 'sent' && before.phase !== 'sent') sent();
      else if (state.step !== before.step || state.phase !== before.phase) soon();
      // Nothing in a new application was changed by the visitor.
      if (state.key !== before.key) common = flow.content();
    }),
    flow.unsaved.subscribe(soon),
  ];
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pagehide', leave, { signal });
  const look = () => {
    if (document.visibilityState === 'hidden') leave();
    // A page that was asleep has heard of nothing.
    else takeNews();
  };
  document.addEventListener('visibilitychange', look, { signal });
  // An event may be late, of this tab, or of another storage: what is stored now counts.
  const hear = ({ key }: StorageEvent) => {
    if (key !== drafts.name) return;
    if (drafts.isGone()) end();
    else takeNews();
  };
  window.addEventListener('storage', hear, { signal });
  return () => {
    leave();
    for (const stop of stopWatching) stop();
    listening.abort();
  };
}
