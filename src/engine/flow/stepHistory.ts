import type { Flow, FlowState } from './flow';

/** Browsers keep some 50 history entries per tab; beyond this number the first ones are left. */
const MOST_STOPS = 40;

/** A step by its number, or the review after the last one. */
export type FormPosition = number | 'review';

/** A position in a form, as stored in a history entry. */
type Stop = FormPosition | 'sent';

const stopOf = ({ phase, step }: Pick<FlowState, 'phase' | 'step'>): Stop =>
  phase === 'filling' ? step : phase === 'sent' ? 'sent' : 'review';

/** The positions up to a history entry, its own last. */
interface Trail {
  readonly form: string;
  readonly stops: readonly Stop[];
}

function trailHere(): Trail | undefined {
  const trail = (history.state as { trail?: Partial<Trail> } | null)?.trail;
  return Array.isArray(trail?.stops) ? (trail as Trail) : undefined;
}

const stopsOf = (form: string): readonly Stop[] => {
  const trail = trailHere();
  return trail?.form === form ? trail.stops : [];
};

/** Returns the position in the current history entry: after a reload, or when Back led to the page. */
export function currentPosition(form: string): FormPosition | undefined {
  const stop = stopsOf(form).at(-1);
  return stop === 'sent' ? undefined : stop;
}

/** Whether a form of this page is in the history: a second one would take the entries of the first for left over. */
let isKept = false;

/**
 * Adds a history entry for each step and the review, so that Back leads to the previous position
 * instead of out of the form. Moving back within the form goes back in the history. Of several forms that are open at
 * the same time only the first does so.
 * @param form the name of the draft: a page may show several forms in sequence
 * @returns a function that stops it
 */
export function keepStepHistory(flow: Flow, form: string): () => void {
  if (isKept) return () => undefined;
  isKept = true;
  const { store } = flow;
  const path = location.pathname;
  let { key } = store.getState();
  /** Written once there is a second one: writing to the history takes longer than showing five fields. */
  const first = stopOf(store.getState());
  /** history.go is asynchronous; changes in the meantime are handled afterwards. */
  let isTravelling = false;
  const travel = (by: number) => {
    isTravelling = true;
    history.go(by);
  };
  const write = (method: 'pushState' | 'replaceState', stops: readonly Stop[]) => {
    const { dialogs, ...others } = (history.state ?? {}) as { dialogs?: number };
    const kept = method === 'replaceState' && dialogs !== undefined ? { dialogs } : {};
    const trail: Trail = { form, stops: stops.slice(-MOST_STOPS) };
    history[method]({ ...others, ...kept, trail }, '');
  };

  const follow = () => {
    if (isTravelling) return;
    const state = store.getState();
    const stop = stopOf(state);
    const stops = stopsOf(form);
    if (state.key !== key) {
      // A new application: the entries before it are not part of it.
      if (stops.length > 1) {
        travel(1 - stops.length);
        return;
      }
      key = state.key;
      write('replaceState', [stop]);
      return;
    }
    const last = stops.at(-1) ?? first;
    if (stop === last) return;
    if (stop === stops.at(-2)) {
      travel(-1);
      return;
    }
    if (last === 'sent' || stop === 'sent') {
      write('replaceState', [stop]);
      return;
    }
    if (stops.length === 0) write('replaceState', [first]);
    write('pushState', [...stopsOf(form), stop]);
  };

  const arrive = () => {
    if (location.pathname !== path) return;
    if (isTravelling) {
      isTravelling = false;
      follow();
      return;
    }
    const trail = trailHere();
    // The entries belong to a form that was shown here before.
    if (trail && trail.form !== form) {
      history.back();
      return;
    }
    const stop = trail?.stops.at(-1);
    const state = store.getState();
    if (stop === undefined || stop === 'sent' || stop === stopOf(state)) return;
    if (state.phase === 'sending') history.forward();
    // An earlier answer has removed the step. On the first entry, Back would leave the form.
    else if ((trail?.stops.length ?? 0) > 1 && !flow.applies(stop)) history.back();
    else if (state.phase !== 'sent') flow.goTo(stop);
  };

  const earlier = trailHere();
  if (earlier && earlier.form !== form) write('replaceState', [first]);
  else follow();
  const stop = store.subscribe(follow);
  window.addEventListener('popstate', arrive);
  return () => {
    isKept = false;
    stop();
    window.removeEventListener('popstate', arrive);
  };
}
