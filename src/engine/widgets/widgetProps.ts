import type { ComponentType } from 'react';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import type { Json, Path } from '../../definition/model/values';
import type { InputProps } from '../inputs/inputProps';

/** The props of every widget, which reads its answer itself: those of an input, and the options of its definition. */
export interface WidgetProps extends InputProps {
  /** In this scope. */
  readonly path: Path;
  readonly onChange: (value: Json | undefined) => void;
  readonly options: FieldOptions;
}

export type Widget = ComponentType<WidgetProps>;
