import i18next from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { mapTexts } from '../../../definition/language/localise';
import type { Service } from '../../../definition/model/service';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { DirectionContext } from '../../../platform/theme/MuiTheme';

/* Languages that nobody speaks, by which texts that do not fit and texts that are not translated show. */

const PLAIN = 'abcdefghijklmnorstuwyzABCDEFGHIJKLNORSTUWYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóŕšţúŵýžÁƁÇĐÉƑĜĤÍĴĶĻÑÓŔŠŢÚŴÝŽ';

/** How much longer a text may become in another language, as a share of its length. */
const GROWTH = 0.4;

/** Returns a text as in a longer language: 40 % longer, in brackets, since its end may be cut off, and with accents. */
export function longText(text: string): string {
  if (text.trim() === '') return text;
  const filler = 'lorem '
    .repeat(text.length)
    .slice(0, Math.ceil(text.length * GROWTH))
    .trim();
  // Tags, and what is filled in, are the odd ones.
  const parts = `${text} ${filler}`.split(/(<[^>]+>|\{\{.*?\}\})/u);
  const accented = (part: string) =>
    [...part].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return `[${parts.map((part, index) => (index % 2 === 0 ? accented(part) : part)).join('')}]`;
}

/** Returns a text with marks, for a page from right to left. */
export const markedText = (text: string): string => (text.trim() === '' ? text : `‹${text}›`);

export const PSEUDO = {
  long: { direction: 'ltr', transform: longText },
  rtl: { direction: 'rtl', transform: markedText },
} as const;

export type PseudoName = keyof typeof PSEUDO;

/** Returns a service with all its texts in a language that nobody speaks. */
export const pseudoModule = ({ service, validate }: ServiceModule, name: PseudoName) => ({
  service: mapTexts(service, (text) => text.map(PSEUDO[name].transform)) as Service,
  validate,
});

interface PseudoProps {
  readonly name: PseudoName;
  readonly children: ReactNode;
}

/** Renders a part of the page with the interface texts of a language that nobody speaks. */
export function InPseudo({ name, children }: PseudoProps) {
  const instance = useMemo(() => {
    const { transform } = PSEUDO[name];
    const type = 'postProcessor' as const;
    const made = i18next.cloneInstance({ lng: 'en', postProcess: name });
    return made.use({ type, name, process: (text: string) => transform(text) });
  }, [name]);
  const { direction } = PSEUDO[name];
  return (
    <I18nextProvider i18n={instance}>
      <DirectionContext value={direction}>
        <div dir={direction}>{children}</div>
      </DirectionContext>
    </I18nextProvider>
  );
}
