import { isList, isObject } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { type Issue, issueAt } from '../../definition/model/issue';
import { aroundAt } from '../../definition/model/named';
import { stepOf } from '../../definition/model/stepOf';
import { dotted, parsePath } from '../../definition/model/values';
import type { WidgetName } from '../../definition/model/types/table';
import { widgetOf } from '../../definition/model/widget';
import { isBegun } from '../scope/entry';
import { isAskedAt, pathsTo } from '../scope/isShownAt';
import type { Flow } from './flow';

/** How a field is shown that is in the form itself: entries in a dialog are kept with the dialog. */
const OPEN: ReadonlySet<WidgetName> = new Set(['block', 'rows', 'pages', 'entries']);

/** Returns unfinished entries in steps that were left: nothing asks about them, and they would not be sent. */
export function unfinishedEntries({ module, unsaved, store, scope }: Flow, today: string): Issue[] {
  const { service } = module;
  const { step, phase } = store.getState();
  const { values: answers } = scope.store.getState();
  const onScreen = phase === 'filling' ? step : undefined;
  return Object.entries(unsaved.all()).flatMap(([key, values]) => {
    const path = parsePath(key);
    const list = path.slice(0, -1);
    if (path.at(-1) !== 'entry' || stepOf(service, key) === onScreen) return [];
    const around = pathsTo(list).map((each) => fieldAt(service.form, dotted(each)));
    const field = around.at(-1);
    if (!field || !isList(field) || !isObject(field.items)) return [];
    if (!around.every((each) => each && OPEN.has(widgetOf(each)))) return [];
    const root = aroundAt(service.form, answers, list.slice(0, -1));
    const isDue =
      isAskedAt(service.form, answers, list) && isBegun(field.items, values, { today }, root);
    return isDue ? [issueAt(list, 'unfinished')] : [];
  });
}
