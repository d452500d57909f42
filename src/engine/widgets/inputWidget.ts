import type { ComponentType } from 'react';
import type { FieldOptions } from '../../definition/toUiSchema';
import type { Json, Path } from '../../definition/values';

/** What every widget gets: the value at its path, and how to frame the control. */
export interface WidgetProps {
  readonly id: string;
  readonly name: string;
  /** In this scope. */
  readonly path: Path;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly options: FieldOptions;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
}

export type Widget = ComponentType<WidgetProps>;
