import { isList, isObject, type Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { type Issue, issueAt } from '../../definition/validate/issue';
import { stepOf } from '../../definition/model/stepOf';
import { dotted, parsePath, type Path } from '../../definition/model/values';
import type { WidgetName } from '../../definition/types/table';
import { widgetOf } from '../../definition/model/widget';
import { isBegun } from '../scope/entry';
import { isAskedAt } from '../scope/fieldIn';
import type { Flow } from './flow';

/**
 * Returns unfinished entries in a step that was left: nothing asks about them any more, and they
 * would not be sent.
 * @param today YYYY-MM-DD
 */
export function unfinishedEntries({ module, unsaved, store, scope }: Flow, today: string): Issue[] {
  const { service } = module;
  const { step, phase } = store.getState();
  const { values: answers } = scope.store.getState();
  const onScreen = phase === 'filling' ? step : undefined;
  return Object.entries(unsaved.all()).flatMap(([key, values]) => {
    const path = parsePath(key);
    const list = path.slice(0, -1);
    if (path.at(-1) !== 'entry' || stepOf(service, key) === onScreen) return [];
    const field = fieldAt(service.form, dotted(list));
    if (!field || !isList(field) || !isObject(field.items)) return [];
    if (!isOpen(service.form, list) || !isAskedAt(service.form, answers, list)) return [];
    return isBegun(field.items, values, { today }) ? [issueAt(list, 'unfinished')] : [];
  });
}

const OPEN: ReadonlySet<WidgetName> = new Set(['block', 'rows', 'pages', 'entries']);

/** Returns whether a field is in the form itself: entries in a dialog are kept with the dialog. */
const isOpen = (form: Shape<unknown>, path: Path): boolean =>
  path.every((_, index) => {
    const field = fieldAt(form, dotted(path.slice(0, index + 1)));
    return field !== undefined && OPEN.has(widgetOf(field));
  });
