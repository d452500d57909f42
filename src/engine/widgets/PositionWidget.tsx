import { LazyPart } from '../inputs/LazyPart';
import { useAnswer, useScope } from '../scope/ScopeContext';
import { TextWidget } from './TextWidget';
import type { WidgetProps } from './widgetProps';

/** Renders latitude and longitude as a text, and what offers to choose them on a map. */
export function PositionWidget(props: WidgetProps) {
  const { path, onChange, readOnly } = props;
  const value = useAnswer(path);
  const { loadPositionOffer } = useScope().environment.ports;
  return (
    <div className="stack-8">
      <TextWidget {...props} />
      {loadPositionOffer && !readOnly && (
        <LazyPart load={loadPositionOffer} isQuiet>
          {({ PositionOffer }) => <PositionOffer value={value} onChange={onChange} />}
        </LazyPart>
      )}
    </div>
  );
}
