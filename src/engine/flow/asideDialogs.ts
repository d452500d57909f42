import { fieldAt } from '../../definition/model/fieldAt';
import { dotted, parsePath } from '../../definition/model/values';
import type { WidgetName } from '../../definition/types/table';
import { widgetOf } from '../../definition/model/widget';
import { isAskedAt, pathsTo } from '../scope/fieldIn';
import type { Flow } from './flow';
import { isListing } from './unlistedTexts';

const DIALOGS: ReadonlySet<WidgetName> = new Set(['dialog', 'listDialog', 'dateRange']);

/** Returns the dotted paths of dialogs with input that was never saved, and would not be sent. */
export function asideDialogs({ unsaved, scope }: Pick<Flow, 'unsaved' | 'scope'>): string[] {
  const { form, store } = scope;
  const { values } = store.getState();
  const paths = Object.keys(unsaved.all()).flatMap((key) => {
    if (isListing(key)) return [];
    const dialog = pathsTo(parsePath(key)).find((around) => {
      const field = fieldAt(form, dotted(around));
      return field !== undefined && DIALOGS.has(widgetOf(field));
    });
    return dialog && isAskedAt(form, values, dialog) ? [dotted(dialog)] : [];
  });
  return [...new Set(paths)];
}
