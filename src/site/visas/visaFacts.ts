import { listIn, priceIn, type ResponseRecord } from '../../platform/content/readResponse';
import { hasText, toTranslatedText } from '../../platform/content/translatedText';

/** What staff have written about a type of visa: price, duration, length of stay, parts of the price. */
export type VisaFacts = Readonly<ReturnType<typeof toVisaFacts>>;

/** Parses the facts of a type; missing values become empty. Parts that do not add up to the price are left out. */
export function toVisaFacts({ price, time, stay, fees }: ResponseRecord) {
  const parts = listIn(fees).flatMap(({ title, amount }) => {
    const part = { title: toTranslatedText(title), amount: priceIn(amount) ?? 0 };
    return hasText(part.title) && part.amount > 0 ? [part] : [];
  });
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const total = priceIn(price) ?? priceIn(sum);
  return {
    price: total,
    time: toTranslatedText(time),
    stay: toTranslatedText(stay),
    fees: sum === total ? parts : [],
  };
}
