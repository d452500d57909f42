import { createStore } from 'zustand/vanilla';
import { check } from '../../definition/validate/check';
import type { Issue } from '../../definition/model/issue';
import { type Handed, prefilled } from '../../definition/model/prefill';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import type { Shape } from '../../definition/model/field';
import { shownSteps, stepFields, stepOf } from '../../definition/model/stepOf';
import type { Values } from '../../definition/model/values';
import { isTyped } from '../../definition/model/widget';
import type { Ports, RefusedAnswer } from '../ports';
import { createScope } from '../scope/scope';
import { createUnsavedEntries } from '../scope/unsavedEntries';
import type { FormDraft, Failure, Sent } from './draft';
import { type DraftContent, isSameAnswers, isSameContent, mergeContent } from './mergeContent';
import { unfinishedEntries } from './unfinishedEntries';
import { unlistedTexts } from './unlistedTexts';
import { newKey } from '../dom/newKey';
import type { FormPosition } from './stepHistory';

/** The state of an application that was just begun. */
const fresh = () => ({
  /** Identifies the application when it is sent; it may become that of another tab. */
  key: newKey(),
  /** Identifies it on this page, whose inputs are all new for another application. */
  opened: newKey(),
  step: 0,
  /** How often the visitor has moved between steps since the form was opened. */
  moves: 0,
  phase: 'filling' as 'filling' | 'review' | 'sending' | 'sent',
  /** The share uploaded so far, 0 to 1. */
  progress: 0,
  /** Why the last attempt failed, as far as the browser knows; no answer is lost. */
  failed: undefined as Failure | undefined,
  /** The device could not store the draft: the answers are lost with the page. */
  isUnstored: false,
  /** When the draft was saved with which this form was opened. */
  restoredFrom: undefined as number | undefined,
  /** The draft belongs to a request that could not be sent. */
  wasUnsent: false,
  /** The draft came from another device. */
  wasBrought: false,
  /** The visitor came from the review to change an answer, and returns there next. */
  returns: false,
  /** Steps that the visitor has gone on from with nothing wrong in them. */
  done: new Set<number>() as ReadonlySet<number>,
  sent: undefined as Sent | undefined,
});

export type FlowState = Readonly<ReturnType<typeof fresh>>;

/** An open form: its answers and the visitor's position. */
export type Flow = Readonly<ReturnType<typeof createFlow>>;

export interface FlowOptions {
  readonly module: ServiceModule;
  readonly ports: Pick<Ports, 'today' | 'mayLack'>;
  readonly handed?: Handed;
  readonly draft?: FormDraft | undefined;
  /** What was sent from this page before it was reloaded, and not dismissed since. */
  readonly sent?: Sent | undefined;
  /** The visitor's position when the page was left, if the history entry has it. */
  readonly place?: FormPosition | undefined;
}

/** Opens a form: from a draft, else with its initial values. Values that the page has selected override the draft. */
export function createFlow(options: FlowOptions) {
  const { module, ports, handed = {}, draft, sent, place } = options;
  const { service, validate } = module;
  let given = handed;
  let opening = { today: '', given, values: {} as Values };
  /** Returns the initial values, worked out once for a day and what is handed: each draft is compared with them. */
  const open = (): Values => {
    const today = ports.today();
    if (opening.today !== today || opening.given !== given)
      opening = { today, given, values: prefilled(service.form, { today }, given) };
    return opening.values;
  };
  const last = service.steps.length - 1;
  const isStepper = Boolean(service.stepper) && last > 0;
  const store = createStore<FlowState>(() => ({
    ...fresh(),
    ...(draft && {
      key: draft.key,
      restoredFrom: draft.savedAt,
      wasUnsent: Boolean(draft.unsent),
      wasBrought: draft.isBrought === true,
    }),
    step: Math.min(typeof place === 'number' ? place : (draft?.step ?? 0), last),
    // Counts as a move, so that the step is scrolled into view.
    moves: place === undefined || !draft ? 0 : 1,
    ...(sent && { phase: 'sent', sent }),
  }));
  const unsaved = createUnsavedEntries(draft?.unsaved);
  const scope = createScope({
    shape: service.form,
    // What is selected on the page overrides the draft, even what the visitor typed.
    values: draft
      ? { ...draft.values, ...handedAnswers(service.form, given, draft.values) }
      : open(),
    // An old draft may contain answers to removed questions: they are not shown and never sent.
    check: (values) =>
      check(service.form, values, validate, { today: ports.today() }).issues.filter(
        (issue) => issue.code !== 'unknown' && !ports.mayLack?.(issue, values),
      ),
  });

  /** The numbers of the steps that apply with the present answers, in order. */
  const steps = () => shownSteps(service, scope.store.getState().values);
  /** Returns the nearest step that applies, rather an earlier one. */
  const nearest = (place: number): number => {
    const all = steps();
    return all.filter((one) => one <= place).at(-1) ?? all[0] ?? 0;
  };
  const leaveRemovedStep = () => store.setState(({ step }) => ({ step: nearest(step) }));
  leaveRemovedStep();

  const foundIssues = (unfinished: readonly Issue[] = []): readonly Issue[] => [
    ...scope.check(scope.store.getState().values),
    ...unfinished,
    ...unlistedTexts(flow),
    ...unfinishedEntries(flow, ports.today()),
  ];

  /** Returns all issues of some fields, or of the whole form. */
  const issuesOf = (fields?: readonly string[]): readonly RefusedAnswer[] => {
    const known = new Map(foundIssues(scope.pending.settle()).map((issue) => [issue.path, issue]));
    return [...known.values()].filter(
      ({ path }) => !fields || fields.includes(path.split('.', 1)[0] ?? ''),
    );
  };

  const move = (to: Partial<FlowState>) =>
    store.setState(({ moves }) => ({ ...to, moves: moves + 1 }));
  const moveToReview = () => move({ phase: 'review', failed: undefined, returns: false });

  const flow = {
    module,
    scope,
    unsaved,
    store,
    /** Steps may be visited in any order, and the first follows the last. */
    isStepper,
    applies: (place: FormPosition): boolean => place === 'review' || steps().includes(place),
    /** Validates the step and, if it is valid, goes to the next; from the last one to the review or the first step. */
    next(): boolean {
      const { step, returns } = store.getState();
      const current = service.steps[step];
      const issues = issuesOf(current && stepFields(current));
      const { issues: shown } = scope.store.getState();
      // In a stepper, the issues of other steps stay visible.
      const elsewhere = shown.filter(({ path }) => isStepper && stepOf(service, path) !== step);
      scope.show([...issues, ...elsewhere]);
      if (issues.length > 0) return false;
      store.setState(({ done }) => ({ done: new Set(done).add(step) }));
      if (returns) return flow.review();
      const all = steps();
      const following = all.find((one) => one > step);
      if (isStepper || following !== undefined) move({ step: following ?? all[0] ?? 0 });
      else moveToReview();
      return true;
    },
    /** Goes to the review if everything is valid, else to the first step with an error. */
    review(): boolean {
      const isValid = flow.verify();
      if (isValid) moveToReview();
      return isValid;
    },
    /** Goes to a step or the review without validating. With `returns`, the next Continue leads to the review. */
    goTo(place: FormPosition, returns = false): void {
      scope.pending[isStepper ? 'settle' : 'flushTexts']();
      if (place === 'review') moveToReview();
      else move({ step: nearest(place), phase: 'filling', returns });
    },
    /** Applies the values that the page passes now: they replace those answers, the others stay. */
    hand(next: Handed): void {
      if (JSON.stringify(next) === JSON.stringify(given)) return;
      given = next;
      // The reference stays visible; the next application starts with what is selected by then.
      if (store.getState().phase === 'sent') return;
      scope.pending.flushTexts();
      scope.put(handedAnswers(service.form, given));
      leaveRemovedStep();
    },
    /** Shows issues and the step of the first one. */
    refuse(issues: readonly RefusedAnswer[]): void {
      const found = issues.map(({ path }) => stepOf(service, path)).sort((a, b) => a - b);
      scope.show(issues);
      store.setState({ phase: 'filling', step: nearest(found[0] ?? 0) });
    },
    /** Validates everything and shows the issues, if there are any. */
    verify(): boolean {
      const issues = issuesOf();
      if (issues.length > 0) flow.refuse(issues);
      return issues.length === 0;
    },
    /** Begins a new application, after the confirmation of what was sent. */
    reset(sent?: Sent): void {
      scope.replace(open());
      unsaved.clear();
      move({ ...fresh(), ...(sent && { phase: 'sent', sent }) });
    },
    content: (): DraftContent => ({
      values: scope.store.getState().values,
      unsaved: unsaved.all(),
    }),
    /** Takes over another tab's draft, but for what was changed here since; returns what both have in common now. */
    takeOver(theirs: FormDraft, common: DraftContent): DraftContent {
      scope.pending.flushTexts();
      const handed = handedAnswers(service.form, given, theirs.values);
      const shared = { values: { ...theirs.values, ...handed }, unsaved: theirs.unsaved };
      const ours = flow.content();
      const merged = mergeContent(ours, common, shared);
      if (!isSameContent(merged, ours)) {
        unsaved.replace(merged.unsaved);
        scope.replace(merged.values);
        leaveRemovedStep();
        // What could not be sent has been changed since.
        store.setState({ failed: undefined });
      }
      const { key, savedAt } = theirs;
      if (key !== store.getState().key) store.setState({ key, restoredFrom: savedAt });
      return shared;
    },
    /** Returns the current draft; undefined if the visitor has answered nothing. */
    snapshot(): FormDraft | undefined {
      const { key, step, phase, failed } = store.getState();
      const content = flow.content();
      if (unsaved.isEmpty() && isSameAnswers(content.values, open())) return undefined;
      // Going back to a step means a change: a failed attempt is over, and one in progress may be cut off.
      const unsent = phase === 'sending' ? 'line' : phase === 'review' ? failed : undefined;
      const { version } = service;
      return { key, step, version, ...content, ...(unsent && { unsent }), savedAt: Date.now() };
    },
  };
  if ((place === 'review' || draft?.unsent) && !sent && foundIssues().length === 0) {
    // Nothing was tried on this visit: it is not sent before the visitor says so, or the connection is restored.
    store.setState({ phase: 'review', failed: draft?.unsent && 'server' });
  }
  return flow;
}

/** Returns the answers that the page passes (`prefill.from`), but for those that the visitor has typed. */
function handedAnswers(shape: Shape<unknown>, handed: Handed, typed: Values = {}): Values {
  const answers: Values = {};
  for (const [name, field] of Object.entries(shape.properties)) {
    const from = typeof field.prefill === 'object' && 'from' in field.prefill && field.prefill.from;
    const isTypedIn = typed[name] !== undefined && isTyped(field);
    if (from && Object.hasOwn(handed, from) && !isTypedIn) answers[name] = handed[from];
  }
  return answers;
}
