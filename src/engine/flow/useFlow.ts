import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Handed } from '../../definition/model/prefill';
import type { ServiceModule } from '../../definition/model/serviceModule';
import type { Values } from '../../definition/model/values';
import { isFiles } from '../../definition/types/table';
import { createLocalPhotoStore, type LocalPhotoStore } from '../inputs/localPhotoStore';
import type { Ports } from '../ports';
import type { Scope } from '../scope/scope';
import { createDrafts, createReceipts, draftName, type Drafts, type Receipts } from './draft';
import { createFlow, type Flow } from './flow';
import { keepStepHistory, currentPosition } from './stepHistory';

/** Changes are stored after this many milliseconds without another. */
const SETTLED = 300;

interface OpenedWith {
  /** The preset values that the page passes now. */
  readonly handed?: Handed | undefined;
  /** What the application is about, if a service has several subjects: each has its own draft. */
  readonly subject?: string | undefined;
}

/**
 * Opens a form with the draft stored on the device, and stores its changes. Uses the service and
 * the subject of the first call only.
 */
export function useFlow(module: ServiceModule, ports: Ports, opening: OpenedWith = {}) {
  const { handed, subject } = opening;
  const [opened] = useState(() => {
    const { id, version } = module.service;
    const name = draftName(id, subject);
    const tab = () => window.sessionStorage;
    const drafts = createDrafts(ports.drafts === 'tab' ? tab : () => window.localStorage, name);
    const receipts = ports.keepsReceipts === false ? undefined : createReceipts(tab, name, version);
    const draft = drafts.load();
    const flow = createFlow({
      module,
      ports,
      ...(handed && { handed }),
      draft,
      sent: receipts?.load(),
      place: currentPosition(name),
    });
    const photoStore = createLocalPhotoStore(name);
    // Photos of an expired draft must not stay on the device.
    if (!draft) void photoStore.clear();
    return { flow, name, drafts, receipts, photoStore };
  });
  const { flow, name, drafts, receipts, photoStore } = opened;
  useEffect(() => keepDraft(flow, drafts, photoStore), [flow, drafts, photoStore]);
  useEffect(() => receipts && keepReceipt(flow, receipts), [flow, receipts]);
  useEffect(() => keepStepHistory(flow, name), [flow, name]);
  useEffect(() => void restoreFiles(flow, photoStore), [flow, photoStore]);
  useHanded(flow, handed);
  const discard = () => {
    flow.reset();
    drafts.remove();
    void photoStore.clear();
  };
  return { flow, photoStore, discard };
}

/** Passes the page's preset values to the form whenever they change. */
function useHanded(flow: Flow, handed: Handed = {}): void {
  const serialised = JSON.stringify(handed);
  useEffect(() => {
    let gone = false;
    // Deferred: while React runs effects, inputs cannot flush their text.
    queueMicrotask(() => {
      if (!gone) flow.hand(JSON.parse(serialised) as Handed);
    });
    return () => void (gone = true);
  }, [flow, serialised]);
}

/** Stores the draft when changes settle, and immediately when the page may be closed. */
function keepDraft(flow: Flow, drafts: Drafts, photoStore: LocalPhotoStore): () => void {
  let timer = 0;
  const save = () => {
    clearTimeout(timer);
    timer = 0;
    const draft = flow.store.getState().phase === 'sent' ? undefined : flow.snapshot();
    if (draft) drafts.save(draft);
    else drafts.remove();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(save, SETTLED);
  };
  const now = () => {
    if (timer !== 0) save();
  };
  const leave = () => {
    flushSync(() => flow.scope.pending.flushTexts());
    now();
  };
  const stopWatching = [
    flow.scope.store.subscribe((state, before) => {
      if (state.values !== before.values) soon();
    }),
    flow.store.subscribe((state, before) => {
      if (state.phase === 'sent' && before.phase !== 'sent') {
        clearTimeout(timer);
        timer = 0;
        drafts.remove();
        void photoStore.clear();
      } else if (state.step !== before.step || state.phase !== before.phase) soon();
    }),
    flow.unsaved.subscribe(soon),
  ];
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  // Runs before the form is unmounted: an unmounting input cannot flush its text.
  window.addEventListener('popstate', leave, true);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    now();
    for (const stop of stopWatching) stop();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('popstate', leave, true);
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** Stores what was sent for as long as its confirmation is shown. */
const keepReceipt = (flow: Flow, receipts: Receipts): (() => void) =>
  flow.store.subscribe(({ sent }, before) => {
    if (sent === before.sent) return;
    if (sent) receipts.save(sent);
    else receipts.remove();
  });

/** Removes photos from the answers that the draft names and the device has lost. */
async function restoreFiles(flow: Flow, photoStore: LocalPhotoStore): Promise<void> {
  const { pending, put } = flow.scope;
  const all = filesIn(flow.scope).flatMap(({ tokens }) => tokens);
  if (all.length === 0) return;
  const found = new Set(await photoStore.restore(all));
  const lost = new Set(all.filter((token) => !found.has(token)));
  if (lost.size === 0) return;
  flushSync(() => pending.flushTexts());
  // Uses the current answers: they may have changed meanwhile.
  const kept = filesIn(flow.scope).map(({ name, tokens }) => [
    name,
    tokens.filter((token) => !lost.has(token)),
  ]);
  put(Object.fromEntries(kept) as Values);
}

/** Returns the photos that a form names now, by field. */
function filesIn({ shape, store }: Scope): { name: string; tokens: string[] }[] {
  const { values } = store.getState();
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    const tokens = values[name];
    return isFiles(field) && Array.isArray(tokens) ? [{ name, tokens: tokens.map(String) }] : [];
  });
}
