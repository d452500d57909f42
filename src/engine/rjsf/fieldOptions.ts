import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { FieldOptions } from '../../definition/ui/toUiSchema';

/** Returns the options that toUiSchema wrote for a field. */
export function fieldOptions(uiSchema: UiSchema | undefined): FieldOptions {
  return getUiOptions(uiSchema) as unknown as FieldOptions;
}
