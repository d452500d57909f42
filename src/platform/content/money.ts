/** Prices are US dollars as they are written in the United States (paper 2, section 9), in any language. */
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$1,250" or "$12.50". Shown by the component Money, it keeps its order among Arabic letters. */
export const money = (amount: number): string => DOLLARS.format(amount);
