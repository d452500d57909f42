import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { check } from '../../definition/check';
import { type Handed, prefilled } from '../../definition/prefill';
import type { ServiceModule } from '../../definition/serviceModule';
import { stepFields, stepOf } from '../../definition/stepOf';
import type { Values } from '../../definition/values';
import type { Ports, Refusal } from '../ports';
import { createScope, type Scope } from '../scope/scope';
import { newKey } from './newKey';
import { createLoose, type Loose } from '../scope/loose';
import type { Draft } from './draft';

export interface FlowState {
  readonly key: string;
  readonly step: number;
  /** How often the visitor has moved between steps since the form was opened. */
  readonly moves: number;
  readonly phase: 'filling' | 'review' | 'sending' | 'sent';
  /** The share sent so far, 0 to 1. */
  readonly progress: number;
  /** Why the last attempt came to nothing, as far as a browser knows; nothing is lost. */
  readonly failed: 'line' | 'server' | undefined;
  /** When the draft was kept that this form was opened with. */
  readonly restoredFrom: number | undefined;
  readonly sent: { readonly reference: string | undefined; readonly values: Values } | undefined;
}

/** One opened form: its answers, and how far the visitor has come with them. */
export interface Flow {
  readonly module: ServiceModule;
  readonly scope: Scope;
  readonly loose: Loose;
  readonly store: StoreApi<FlowState>;
  /** Checks the step; goes on to the next, or to the review, if all is well. */
  next(): boolean;
  goTo(step: number): void;
  /** Shows issues and the step of the first. */
  refuse(issues: readonly Refusal[]): void;
  /** All that is wrong; shown, if anything is. */
  verify(): boolean;
  reset(): void;
  /** The draft as it stands; undefined while the visitor has answered nothing. */
  snapshot(): Draft | undefined;
}

export interface FlowOptions {
  readonly module: ServiceModule;
  readonly ports: Pick<Ports, 'today'>;
  readonly handed?: Handed;
  readonly draft?: Draft | undefined;
}

export function createFlow({ module, ports, handed, draft }: FlowOptions): Flow {
  const { service, validate } = module;
  const opening = () => prefilled(service.form, { today: ports.today() }, handed);
  const isUntouched = (values: Values) =>
    loose.isEmpty() && JSON.stringify(values) === JSON.stringify(opening());
  const last = service.steps.length - 1;
  const store = createStore<FlowState>(() => ({
    ...fresh(),
    ...(draft && { key: draft.key, restoredFrom: draft.savedAt }),
    step: Math.min(draft?.step ?? 0, last),
  }));
  const loose = createLoose(draft?.loose);
  const scope = createScope({
    shape: service.form,
    values: draft?.values ?? opening(),
    // A draft of long ago may answer what is asked no more: nobody sees it, and it is never sent.
    check: (values) =>
      check(service.form, values, validate, { today: ports.today() }).issues.filter(
        ({ code }) => code !== 'unknown',
      ),
  });

  /** Everything that keeps some fields, or all, from going on. */
  const faults = (fields?: readonly string[]): readonly Refusal[] => {
    const unfinished = flushSync(() => scope.pending.settle());
    const all = [...scope.check(scope.store.getState().values), ...unfinished];
    const known = new Map(all.map((issue) => [issue.path, issue]));
    return [...known.values()].filter(
      ({ path }) => !fields || fields.includes(path.split('.', 1)[0] ?? ''),
    );
  };

  const move = (to: Partial<FlowState>) =>
    store.setState(({ moves }) => ({ ...to, moves: moves + 1 }));

  const flow: Flow = {
    module,
    scope,
    loose,
    store,
    next() {
      const { step } = store.getState();
      const current = service.steps[step];
      const issues = faults(current && stepFields(current));
      scope.show(issues);
      if (issues.length > 0) return false;
      move(step < last ? { step: step + 1 } : { phase: 'review', failed: undefined });
      return true;
    },
    goTo(step) {
      flushSync(() => scope.pending.flushTexts());
      move({ step, phase: 'filling' });
    },
    refuse(issues) {
      const steps = issues.map(({ path }) => stepOf(service, path));
      scope.show(issues);
      store.setState({ phase: 'filling', step: steps.length > 0 ? Math.min(...steps) : 0 });
    },
    verify() {
      const issues = faults();
      if (issues.length > 0) flow.refuse(issues);
      return issues.length === 0;
    },
    reset() {
      loose.clear();
      scope.replace(opening());
      move(fresh());
    },
    snapshot() {
      const { key, step } = store.getState();
      const { values } = scope.store.getState();
      if (isUntouched(values)) return undefined;
      return { key, step, values, loose: loose.all(), savedAt: Date.now() };
    },
  };
  return flow;
}

const fresh = (): FlowState => ({
  key: newKey(),
  step: 0,
  moves: 0,
  phase: 'filling',
  progress: 0,
  failed: undefined,
  restoredFrom: undefined,
  sent: undefined,
});
