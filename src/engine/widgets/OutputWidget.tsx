import { moneyText } from '../../definition/money';
import { calculatedAt } from '../../definition/prune';
import { recordName } from '../../definition/recordName';
import { type Json, valueAt } from '../../definition/values';
import { useTranslation } from 'react-i18next';
import { usePlaceName } from '../review/usePlaceName';
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
  const { scope, environment } = useScope();
  const { options, value } = props;
  const path = useFullPath(props.path);
  const now = useScopeState(({ values }) => calculatedAt(scope.form, scope.whole(values), path));
  const { ports, language } = environment;
  const place = options.source && { source: options.source.options };
  const text = usePlaceName(shownText(now ?? value, props), place, language, ports.loadOptions);
  return <Output {...props} text={text} empty="–" />;
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
    : recordName(value, language);
