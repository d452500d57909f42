import { type ExpressionOf, type PricePart, pricePartsOf } from '../../definition/model/calculate';
import { dayText } from '../../definition/model/days';
import { fieldAt } from '../../definition/model/fieldAt';
import { money, moneyText } from '../../definition/model/money';
import { calculatedAt } from '../../definition/validate/prune';
import { answerNamed, aroundAt } from '../../definition/model/named';
import { recordName } from '../../definition/model/recordName';
import { dotted, type Json } from '../../definition/model/values';
import { useEffect, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { usePlaceName } from '../review/usePlaceName';
import { afterPointerPress } from '../dom/pointerPress';
import { useAnswer, useCalculation, useFullPath, useScope } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** Shows a value that the page set: read-only here, chosen elsewhere on the page. */
export function HandedWidget(props: WidgetProps) {
  const t = useTranslate();
  const { path, options } = props;
  const value = useAnswer(path);
  const chosen = options.choices?.find((choice) => choice.value === value);
  const text = chosen?.label ?? shownText(value, props);
  return <Output {...props} text={text} empty={props.placeholder ?? t('form.chooseAbove')} />;
}

/** Shows a value calculated from the current answers; in a record the one that was sent. */
export function CalculatedWidget(props: WidgetProps) {
  const { scope, environment } = useScope();
  const { options } = props;
  const value = useAnswer(props.path);
  const path = useFullPath(props.path);
  const now = useCalculation(path, (values) => calculatedAt(scope.form, values, path));
  const { ports, language } = environment;
  const source = options.source?.options;
  const place = source === undefined ? undefined : { source };
  const text = usePlaceName(shownText(now ?? value, props), place, language, ports.loadOptions);
  const { calculate, money: isMoney } = options;
  const isTotal = isMoney === true && typeof calculate === 'object' && !('priceList' in calculate);
  return (
    <div className={isTotal ? 'rg-total' : undefined}>
      <Output {...props} text={text} empty="–" />
      {typeof calculate === 'object' && 'priceList' in calculate && (
        <PriceParts {...props} calculation={calculate} />
      )}
    </div>
  );
}

interface PricePartsProps extends WidgetProps {
  readonly calculation: ExpressionOf<'priceList'>;
}

/** Explains a price: who pays how much, and why somebody pays more than the listed price. */
function PriceParts({ path, calculation }: PricePartsProps) {
  const t = useTranslate();
  const { scope, shape } = useScope();
  const full = useFullPath(path);
  const now = useCalculation(full, (values) => {
    const around = aroundAt(scope.form, values, full.slice(0, -1));
    return JSON.stringify(pricePartsOf(calculation, (name) => answerNamed(name, around)));
  });
  const parts = useAfterPress(now);
  const names = calculation.priceList.map(({ people }) =>
    fieldAt(shape, dotted([...path.slice(0, -1), people])),
  );
  if (parts.length === 0) return null;
  return (
    <div className="rg-price-parts">
      <ul>
        {parts.map(({ group, count, price = 0, isFirst }) => (
          <li key={`${group} ${String(isFirst)}`}>
            {`${names[group]?.label ?? ''}: `}
            <bdi dir="ltr">{`${count} × ${money(price)}`}</bdi>
          </li>
        ))}
      </ul>
      {parts.some(({ isFirst }) => isFirst) && <p className="rg-help">{t('form.fullPrice')}</p>}
    </div>
  );
}

/** Delays a change of layout until no press is in progress, which would miss its target. */
function useAfterPress(now: string): readonly PricePart[] {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    let gone = false;
    afterPointerPress(() => {
      if (!gone) setShown(now);
    });
    return () => void (gone = true);
  }, [now]);
  return JSON.parse(shown) as readonly PricePart[];
}

interface OutputProps extends WidgetProps {
  readonly text: string;
  readonly empty: string;
}

/** Focusable, though not editable, since links to errors lead to it. */
function Output({ id, describedBy, options, text, empty }: OutputProps) {
  return (
    <output id={id} tabIndex={-1} className="rg-input rg-output" aria-describedby={describedBy}>
      {text === '' ? (
        <span className="rg-none">{empty}</span>
      ) : (
        <bdi dir={options.money ? 'ltr' : undefined}>{text}</bdi>
      )}
    </output>
  );
}

const shownText = (
  value: Json | undefined,
  { options, language }: Pick<WidgetProps, 'options' | 'language'>,
): string =>
  options.money && value !== undefined && value !== null
    ? moneyText(value, options.currency)
    : dayText(recordName(value, language), language);
