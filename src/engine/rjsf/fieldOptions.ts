import type { UiSchema } from '@rjsf/utils';
import type { FieldOptions } from '../../definition/ui/toUiSchema';

/** Returns the options that toUiSchema wrote for a field; those of a whole form are empty. */
export function fieldOptions(uiSchema: UiSchema | undefined): FieldOptions {
  return (uiSchema?.['ui:options'] ?? {}) as unknown as FieldOptions;
}
