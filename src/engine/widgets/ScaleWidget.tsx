import { idList } from '../inputs/inputProps';
import { RadioChoice } from '../inputs/RadioChoice';
import { useAnswer } from '../scope/ScopeContext';
import './scale.css';
import type { WidgetProps } from './widgetProps';

/** Renders the whole numbers from minimum to maximum as radio buttons, with words at both ends. */
export function Widget({ options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const { minimum, maximum, ends } = options;
  const first = Number(minimum);
  const choices = Array.from({ length: Number(maximum) - first + 1 }, (_, index) => ({
    value: first + index,
    label: String(first + index),
  }));
  const endIds = ends?.map((_, index) => `${input.id}-end${index}`) ?? [];
  return (
    <div className="rg-scale">
      <RadioChoice
        {...input}
        describedBy={idList(...endIds, input.describedBy)}
        choices={choices}
        value={typeof value === 'number' ? value : undefined}
      />
      {ends && (
        <div className="rg-scale-ends spread">
          {ends.map((text, index) => (
            <span key={endIds[index]} id={endIds[index]}>
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
