import type { ComponentType } from 'react';
import type { FieldOptions } from '../../definition/toUiSchema';
import type { Json, Path } from '../../definition/values';
import type { InputProps } from '../inputs/inputProps';

/** What every widget gets: an input's frame, the value at its path, and what its definition says. */
export interface WidgetProps extends InputProps {
  /** In this scope. */
  readonly path: Path;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly options: FieldOptions;
}

export type Widget = ComponentType<WidgetProps>;
