import { type HTMLAttributes, useLayoutEffect, useState } from 'react';
import type { WidgetName } from '../../definition/model/types/table';
import { type Json, type Path, valueAt } from '../../definition/model/values';
import { chosenUnless } from '../../definition/model/field';
import { placeholderOf } from '../inputs/direction';
import { typedControlOf } from '../inputs/inputProps';
import { createHeldText, type HeldControl, type TextCodec } from '../inputs/useHeldText';
import { useScope } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';
import {
  compactCode,
  numberText as spelt,
  parseNumber,
  plainCode,
  positionText,
} from '../../definition/model/digits';
import { withoutCurrency } from '../../definition/model/money';

const format = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value);

const codec = (parse: (text: string) => Json | undefined): TextCodec<Json> => ({ parse, format });

/** Free text stays as it was typed, including spaces. */
const freeText = codec((text) => (text === '' ? undefined : text));

/** Codes are typed with digits of any script, and surrounding spaces are removed. */
const codeText = codec((text) => plainCode(text) || undefined);

const compactText = codec((text) => compactCode(text) || undefined);

/** Numbers may have thousands separators; an ambiguous one stays a text, to be corrected. */
const numberInputText: TextCodec<Json> = {
  parse: parseNumber,
  format: (value) => (typeof value === 'number' ? spelt(value) : format(value)),
};

/** Amounts may have the sign of their currency. */
const amountText = (currency: string | undefined): TextCodec<Json> => ({
  ...numberInputText,
  parse: (text) => {
    const amount = parseNumber(withoutCurrency(text, currency));
    return typeof amount === 'string' ? text : amount;
  },
});

interface Kind {
  readonly codec: TextCodec<Json>;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Codes read left to right in every language; free text determines its own direction. */
  readonly dir: 'ltr' | 'auto';
  readonly autoCapitalize?: 'characters';
}

const KINDS: Readonly<Partial<Record<WidgetName, Kind>>> = {
  email: { codec: codeText, type: 'email', inputMode: 'email', dir: 'ltr' },
  phone: { codec: codeText, type: 'tel', inputMode: 'tel', dir: 'ltr' },
  number: { codec: numberInputText, inputMode: 'decimal', dir: 'ltr' },
  position: { codec: codec((text) => positionText(text) || undefined), dir: 'ltr' },
  code: { codec: codeText, dir: 'ltr', autoCapitalize: 'characters' },
};
const FREE: Kind = { codec: freeText, dir: 'auto' };

/**
 * Connects a text control with its answer. The control itself follows the answer, so that React renders nothing when a
 * text is typed.
 */
function useAnswerText(
  path: Path,
  onChange: WidgetProps['onChange'],
  codec: TextCodec<Json>,
): HeldControl {
  const { store, watchAnswer, pending } = useScope().scope;
  const connection = () => ({ value: valueAt(store.getState().values, path), onChange, codec });
  const [held] = useState(() => createHeldText(connection()));
  useLayoutEffect(() => {
    const connect = () => held.connect(connection(), pending.addText);
    connect();
    return watchAnswer(String(path[0]))(connect);
  });
  return held.control(connection().value);
}

/** The input is empty while a choice beside it is the answer. */
const withoutUnless = (own: TextCodec<Json>, options: WidgetProps['options']): TextCodec<Json> => ({
  ...own,
  format: (value) => (chosenUnless(options, value) ? '' : own.format(value)),
});

/** Renders every text; the table above has the differences. */
export function TextWidget({ path, onChange, options, ...frame }: WidgetProps) {
  const kind = KINDS[options.control] ?? FREE;
  const { type = 'text', inputMode, dir, autoCapitalize } = kind;
  const { money, currency, compact } = options;
  const typed = money ? amountText(currency) : compact ? compactText : kind.codec;
  const own = options.unless ? withoutUnless(typed, options) : typed;
  const shared = {
    ...useAnswerText(path, onChange, own),
    ...typedControlOf({ ...frame, labelledBy: undefined }),
    dir,
    placeholder: dir === 'auto' ? placeholderOf(frame.placeholder) : frame.placeholder,
    autoComplete: frame.autoComplete,
  };
  return options.control === 'textarea' ? (
    <textarea {...shared} className="rg-input rg-textarea" rows={4} />
  ) : (
    <input {...shared} {...{ type, inputMode, autoCapitalize }} className="rg-input" />
  );
}
