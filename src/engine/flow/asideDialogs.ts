import type { Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { dotted, parsePath } from '../../definition/model/values';
import type { WidgetName } from '../../definition/types/table';
import { widgetOf } from '../../definition/model/widget';
import { isAskedAt } from '../scope/fieldIn';
import type { Flow } from './flow';
import { isListing } from './unlistedTexts';

const DIALOGS: ReadonlySet<WidgetName> = new Set(['dialog', 'listDialog', 'dateRange']);

/** Returns the dotted paths of dialogs with input that was never saved, and would not be sent. */
export function asideDialogs({
  module,
  unsaved,
  scope,
}: Pick<Flow, 'module' | 'unsaved' | 'scope'>): string[] {
  const { form } = module.service;
  const { values } = scope.store.getState();
  const paths = Object.keys(unsaved.all())
    .filter((key) => !isListing(key))
    .flatMap((key) => dialogAround(form, key) ?? []);
  return [...new Set(paths)].filter((path) => isAskedAt(form, values, parsePath(path)));
}

function dialogAround(form: Shape<unknown>, key: string): string | undefined {
  const path = parsePath(key);
  return path
    .map((_, index) => dotted(path.slice(0, index + 1)))
    .find((around) => {
      const field = fieldAt(form, around);
      return field !== undefined && DIALOGS.has(widgetOf(field));
    });
}
