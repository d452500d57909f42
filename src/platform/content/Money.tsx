import { money } from '../../definition/money';

/** A price in US dollars, reading left to right whatever stands around it. */
export function Money({ amount }: { readonly amount: number }) {
  return (
    <bdi dir="ltr" className="money">
      {money(amount)}
    </bdi>
  );
}
