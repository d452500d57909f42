import { PanelIcon } from '../../layout/PanelIcon';

/** A small picture beside a name that says what it shows. */
export function Thumb({ address }: { readonly address: string | undefined }) {
  return address === undefined ? (
    <span className="pn-thumb">
      <PanelIcon shape="picture" />
    </span>
  ) : (
    <img className="pn-thumb" src={address} alt="" loading="lazy" />
  );
}
