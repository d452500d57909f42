import { useTranslation } from '../../platform/language/useTranslation';
import { hasText, type TranslatedText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import type { ReactNode } from 'react';
import { dayText, firstDayText } from '../../definition/model/days';
import { useLanguage } from '../../platform/language/languageStore';
import { Money } from '../../platform/content/Money';
import { Icon } from '../base/Icon';
import './cards.css';

interface PhotoProps {
  readonly src: string | undefined;
  /** It is loaded when the visitor comes near. */
  readonly isLazy?: boolean;
}

/** Renders a picture of content that decorates its text; nothing if there is none. */
export function Photo({ src, isLazy = false }: PhotoProps) {
  if (src === undefined) return null;
  const loading = isLazy ? 'lazy' : undefined;
  return <img className="photo" src={src} alt="" loading={loading} width="640" height="480" />;
}

interface CardPhotoProps extends Pick<PhotoProps, 'src'> {
  /** A mark on the picture. */
  readonly children?: ReactNode;
}

export function CardPhoto({ src, children }: CardPhotoProps) {
  return (
    <div className="card-photo">
      <Photo src={src} isLazy />
      {children}
    </div>
  );
}

/** Renders a day, YYYY-MM-DD, in the language of the page. */
export function DayText({ date }: { readonly date: string }) {
  return <time dateTime={date}>{dayText(date, useLanguage())}</time>;
}

interface CardDaysProps {
  readonly fromDate: string | undefined;
  readonly toDate: string | undefined;
}

/** Renders the first and the last day of what a card shows, as far as they are known. */
export function CardDays({ fromDate, toDate }: CardDaysProps) {
  const language = useLanguage();
  const last = toDate ?? fromDate;
  if (last === undefined) return null;
  return (
    <p className="card-days muted">
      {fromDate !== undefined && fromDate !== last && (
        <time dateTime={fromDate}>{`${firstDayText(fromDate, last, language)} – `}</time>
      )}
      <DayText date={last} />
    </p>
  );
}

interface CardPriceProps {
  readonly price: number | undefined;
  /** What the price is for. */
  readonly children?: ReactNode;
}

/** Renders the price of what a card shows; nothing if it is not known. */
export const CardPrice = ({ price, children }: CardPriceProps) =>
  price === undefined ? null : (
    <span className="card-price">
      <Money amount={price} />
      {children}
    </span>
  );

/** Where a text has room for an element. */
const PLACE = '\n';

interface PriceFromProps {
  readonly price: number | undefined;
  readonly text?: 'shell.priceFrom' | 'tours.priceFrom';
}

/** Renders the lowest price of what a card shows; nothing if there is none. */
export function PriceFrom({ price, text = 'shell.priceFrom' }: PriceFromProps) {
  const { t } = useTranslation();
  if (price === undefined) return null;
  const [before, after] = t(text, { price: PLACE }).split(PLACE);
  return (
    <span className="card-price">
      {before}
      <Money amount={price} />
      {after}
    </span>
  );
}

interface DetailsButtonProps {
  readonly text: string;
  /** The text with the name of the item, for screen readers that list all buttons. */
  readonly label: string;
  readonly onLook: () => void;
}

export function DetailsButton({ text, label, onLook }: DetailsButtonProps) {
  return (
    <button
      type="button"
      className="button-quiet"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onLook}
    >
      {text}
    </button>
  );
}

/** Renders the mark of items that staff recommend (docs/requirements.md, P9). */
export function Recommended() {
  const { t } = useTranslation();
  return (
    <span className="recommended">
      <Icon path="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
      {t('shell.recommended')}
    </span>
  );
}

interface Journey {
  readonly from: TranslatedText;
  readonly to: TranslatedText;
}

/** Returns a function that names the route of a journey, or only its destination. */
export function useRoute(): (journey: Journey) => string {
  const { t, textOf } = useTexts();
  return ({ from, to }) =>
    hasText(from) ? t('shell.route', { from: textOf(from), to: textOf(to) }) : textOf(to);
}
