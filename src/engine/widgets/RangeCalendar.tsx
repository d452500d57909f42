import { useState } from 'react';
import { earliestDay, isBoundToday, latestDay, operandsOf } from '../../definition/model/compare';
import { dayText } from '../../definition/model/days';
import { isString } from '../../definition/model/field';
import { shapeAt } from '../../definition/model/fieldAt';
import { FORMATS } from '../../definition/model/formats';
import { answerNamed, type Around, aroundAt, isShown } from '../../definition/model/named';
import { parsePath } from '../../definition/model/values';
import {
  CalendarPopover as Calendar,
  type CalendarProps,
} from '../inputs/calendar/CalendarPopover';
import { useScope, useScopeState } from '../scope/ScopeContext';

/** Renders the calendar of a date; of a range, it asks for the first day, then for the last, and shades those between. */
export function CalendarPopover(props: CalendarProps) {
  const path = parsePath(props.name);
  const own = String(path.at(-1));
  const [asked, setAsked] = useState(own);
  const [pointed, setPointed] = useState('');
  const { scope, shape, environment } = useScope();
  const values = useScopeState((state) => state.values);
  const around = aroundAt(scope.form, scope.whole(values), path.slice(0, -1));
  const inScope = path.slice(scope.prefix.length, -1);
  const fields = shapeAt(shape, inScope)?.properties;
  const field = fields?.[asked];
  const range = rangeOf(around, own);
  if (!range || !field || !isString(field)) return <Calendar {...props} />;

  const ends = range.map((name) => {
    const answer = String(around.values[name]);
    return { name, label: fields[name]?.label ?? '', day: FORMATS.date.test(answer) ? answer : '' };
  });
  const [first = '', last = ''] = ends.map(({ day }) => day);
  const end = asked === range[1] && pointed > first ? pointed : last;
  const [min = '', max] = [earliestDay, latestDay].map((find) =>
    find(field, (name) => answerNamed(name, around), environment.ports.today()),
  );
  const choose = (day: string) => {
    scope.set([...inScope, asked], day);
    if (asked === range[1]) props.onClose();
    else setAsked(range[1]);
  };
  const markDay = (day: string) => {
    const labels = ends.filter((one) => one.day === day).map(({ label }) => label);
    const isEdge = labels.length > 0;
    const isBetween = first !== '' && day > first && day <= end;
    return {
      className: isEdge ? 'Mui-selected' : isBetween ? 'rg-range-day' : '',
      'aria-label': isEdge ? [dayText(day, props.language), ...labels].join(', ') : undefined,
      onMouseEnter: () => setPointed(day),
      onFocusVisible: () => setPointed(day),
    };
  };
  const chosen = asked === range[1] ? last : first;
  // Until a last day before the first has followed it, the earliest one is proposed.
  const date = chosen !== '' && chosen < min ? min : chosen;
  return (
    <Calendar {...props} {...{ date, min, max, markDay }} label={field.label} onChoose={choose}>
      <div className="rg-range-ends">
        {ends.map(({ name, label, day }) => (
          <button
            key={name}
            type="button"
            className="rg-popup-button"
            aria-pressed={name === asked}
            onClick={() => setAsked(name)}
          >
            {label}
            <b>{dayText(day, props.language, false)}</b>
          </button>
        ))}
      </div>
    </Calendar>
  );
}

/**
 * Returns the names of the first and the last day of the range that a date is in. The last day is compared with the first,
 * which is not in the past: other ranges, and documents, are years long.
 */
function rangeOf(around: Around, name: string): readonly [string, string] | undefined {
  const { properties } = around.shape;
  for (const [last, field] of Object.entries(properties)) {
    const [first] = isString(field)
      ? [...operandsOf(field, 'after'), ...operandsOf(field, 'notBefore')]
      : [];
    if (typeof first !== 'string' || ![first, last].includes(name)) continue;
    const start = properties[first];
    const isComing = start && isString(start) && isBoundToday(start, 'notBefore');
    if (isComing && isShown(first, around) && isShown(last, around)) return [first, last];
  }
  return undefined;
}
