import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Handed } from '../../definition/model/prefill';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { createLocalPhotoStore } from '../inputs/localPhotoStore';
import type { Ports } from '../ports';
import { createDrafts, createReceipts, draftName, type Receipts } from './draft';
import { createFlow, type Flow } from './flow';
import { keepDraft } from './keepDraft';
import { restoreFiles } from './restoreFiles';
import { keepStepHistory, currentPosition } from './stepHistory';

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
    return { flow, name, drafts, receipts, photoStore };
  });
  const { flow, name, drafts, receipts, photoStore } = opened;
  const ended = useEffectEvent(() => opening.onEnded?.());
  // With the form itself: what is answered before an effect runs would not be stored.
  useLayoutEffect(
    () => keepDraft(flow, drafts, photoStore, () => ended()),
    [flow, drafts, photoStore],
  );
  useEffect(() => receipts && keepReceipt(flow, receipts), [flow, receipts]);
  useEffect(() => keepStepHistory(flow, name), [flow, name]);
  useEffect(() => void restoreFiles(flow.scope, photoStore), [flow, photoStore]);
  useHanded(flow, handed);
  const discard = () => {
    const { phase } = flow.store.getState();
    flow.reset();
    // What was sent is gone already: there may be a draft of another tab.
    if (phase === 'sent') return;
    drafts.remove();
    void photoStore.clear();
  };
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
