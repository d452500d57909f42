import { isText, type Language, pick } from '../../definition/text';
import { moneyText } from '../../definition/money';
import { calculatedAt } from '../../definition/prune';
import { isRecord, type Json, valueAt } from '../../definition/values';
import { useTranslation } from 'react-i18next';
import { useFullPath, useScope, useScopeState } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** What the page handed over: to be read here, and chosen elsewhere on the page. */
export function HandedWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { path, options } = props;
  const value = useScopeState(({ values }) => valueAt(values, path));
  const chosen = options.choices?.find((choice) => choice.value === value);
  const text = chosen?.label ?? shownText(value, props);
  return <Output {...props} text={text} empty={t('form.chooseAbove')} />;
}

/** What follows from other answers, as it follows now; of a record what was sent. */
export function CalculatedWidget(props: WidgetProps) {
  const { scope } = useScope();
  const path = useFullPath(props.path);
  const now = useScopeState(({ values }) => calculatedAt(scope.form, scope.whole(values), path));
  return <Output {...props} text={shownText(now ?? props.value, props)} empty="–" />;
}

interface OutputProps extends WidgetProps {
  readonly text: string;
  readonly empty: string;
}

/** Nothing can be typed into it, but an error's link leads to it. */
function Output({ id, describedBy, invalid, options, text, empty }: OutputProps) {
  return (
    <output
      id={id}
      tabIndex={-1}
      className={invalid ? 'rg-input rg-output rg-output-invalid' : 'rg-input rg-output'}
      aria-describedby={describedBy}
    >
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
    ? moneyText(value)
    : textOf(value, language);

/** Of an object its name, in the reader's language if it has three, else all that is in it. */
function textOf(value: Json | undefined, language: Language): string {
  if (value === undefined || value === null) return '';
  if (isText(value)) return pick(value, language);
  if (Array.isArray(value)) return joined(value, language);
  if (!isRecord(value)) return String(value);
  return textOf(value.name, language) || joined(Object.values(value), language);
}

const joined = (values: readonly (Json | undefined)[], language: Language): string =>
  values
    .map((value) => textOf(value, language))
    .filter(Boolean)
    .join(' · ');
