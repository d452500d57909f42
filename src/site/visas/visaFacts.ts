import * as read from '../../platform/content/read';
import { hasText } from '../../platform/content/translatedText';

/** What staff have written about a type of visa: price, duration, length of stay, parts of the price. */
export type VisaFacts = Readonly<ReturnType<typeof toVisaFacts>>;

/** Parses the facts of a type; missing values become empty. Parts that do not add up to the price are left out. */
export function toVisaFacts({ price, time, stay, fees }: read.ResponseRecord) {
  const parts = read.list(fees).flatMap(({ title, amount }) => {
    const part = { title: read.translated(title), amount: read.price(amount) ?? 0 };
    return hasText(part.title) && part.amount > 0 ? [part] : [];
  });
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const total = read.price(price) ?? read.price(sum);
  return {
    price: total,
    time: read.translated(time),
    stay: read.translated(stay),
    fees: sum === total ? parts : [],
  };
}
