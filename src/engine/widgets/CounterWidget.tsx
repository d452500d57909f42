import { flushSync } from 'react-dom';
import { addedUp } from '../../definition/payload/sumLimits';
import { isRecord, valueAt } from '../../definition/model/values';
import { Counter } from '../inputs/Counter';
import { useScope } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** Renders a counter; a step beyond a sum limit is refused with a notice. */
export function CounterWidget({ value, options, path, ...input }: WidgetProps) {
  const { scope, environment } = useScope();
  const { together } = options;
  const mayBe = (next: number): boolean => {
    if (!together) return true;
    flushSync(() => scope.pending.flushTexts());
    const siblings = valueAt(scope.store.getState().values, path.slice(0, -1));
    const values = { ...(isRecord(siblings) && siblings), [String(path.at(-1))]: next };
    if (addedUp(together, values) <= together.maximum) return true;
    environment.ports.notify({ kind: 'warning', ...together.notice });
    return false;
  };
  return (
    <Counter
      {...input}
      value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
      min={options.minimum}
      max={options.maximum}
      mayBe={mayBe}
    />
  );
}
