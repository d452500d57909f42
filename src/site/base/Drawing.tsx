import { brandUrl } from '../../definition/brand/brand';
import { settings } from '../../platform/readPageSettings';

/** Renders a drawing in the agency's colours (server/brand/drawings), which decorates a page without pictures. */
export const Drawing = ({ name }: { readonly name: 'devices' | 'hotel' | 'lost' }) => (
  <img
    className="drawing"
    src={brandUrl(`${name}.svg`, settings.brand)}
    alt=""
    width="640"
    height="320"
  />
);
