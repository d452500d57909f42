import { money } from '../../definition/model/money';

/** Renders a price, left to right in every language. */
export function Money({ amount }: { readonly amount: number }) {
  return (
    <bdi dir="ltr" className="money">
      {money(amount)}
    </bdi>
  );
}
