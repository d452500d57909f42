import type { LocalPhotoStore } from '../inputs/localPhotoStore';
import { afterPointerPress } from '../dom/pointerPress';
import type { Drafts } from './draft';
import type { Flow } from './flow';
import { isSameContent } from './mergeContent';
import { newKey } from '../dom/newKey';
import { filesArriving } from './restoreFiles';

/** Changes are stored after this many milliseconds without another. */
const SETTLED = 300;

/**
 * Stores the draft when changes settle, and immediately when the page may be closed. Tabs with the same form show the
 * same draft: each takes over what another one stores, and before it stores anything itself, so that none replaces
 * answers that it has not seen.
 * @param onEnded called when the form is emptied because it was sent or deleted in another tab
 */
export function keepDraft(
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
    void filesArriving(scope, photoStore);
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
