import type { Flow, FlowState } from './flow';

/** Browsers keep some 50 entries of a page; who has been back and forth more often leaves the first ones. */
const MOST_STOPS = 40;

/** A step by its number, or the review behind the last one. */
export type Place = number | 'review';

/** Where a visitor can be in a form, as an entry of the browser's history tells it. */
type Stop = Place | 'sent';

const stopOf = ({ phase, step }: Pick<FlowState, 'phase' | 'step'>): Stop =>
  phase === 'filling' ? step : phase === 'sent' ? 'sent' : 'review';

/** The places on the way to an entry of the history, its own the last. */
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

/** The place in a form that the page's entry names: after a reload, or where Back led to the page. */
export function placeHere(form: string): Place | undefined {
  const stop = stopsOf(form).at(-1);
  return stop === 'sent' ? undefined : stop;
}

/**
 * Gives each step and the review an entry of its own in the browser's history, so that Back leads to the
 * place before, and not out of the form. Moving there in another way takes the entry back.
 * @param form the name of the draft: a page may show one form after another
 * @returns what ends it
 */
export function keepTrail(flow: Flow, form: string): () => void {
  const { store } = flow;
  const path = location.pathname;
  let { key } = store.getState();
  /** The browser goes back in its own time; what happens meanwhile is looked at afterwards. */
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
      // Another application: what lies behind is no part of it.
      if (stops.length > 1) {
        travel(1 - stops.length);
        return;
      }
      key = state.key;
      write('replaceState', [stop]);
      return;
    }
    const last = stops.at(-1);
    if (stop === last) return undefined;
    if (stop === stops.at(-2)) {
      travel(-1);
      return;
    }
    if (last === undefined || last === 'sent' || stop === 'sent') {
      write('replaceState', [stop]);
      return;
    }
    write('pushState', [...stops, stop]);
  };

  const arrive = () => {
    if (location.pathname !== path) return;
    if (isTravelling) {
      isTravelling = false;
      follow();
      return;
    }
    const trail = trailHere();
    // Of the form that stood here before this one.
    if (trail && trail.form !== form) {
      history.back();
      return;
    }
    const stop = trail?.stops.at(-1);
    const state = store.getState();
    if (stop === undefined || stop === 'sent' || stop === stopOf(state)) return;
    if (state.phase === 'sending') history.forward();
    else if (state.phase !== 'sent') flow.goTo(stop);
  };

  follow();
  const stop = store.subscribe(follow);
  window.addEventListener('popstate', arrive);
  return () => {
    stop();
    window.removeEventListener('popstate', arrive);
  };
}
