import { imageIn } from '../../../platform/content/readResponse';
import { pendingPicture } from '../pendingPictures';
import { PanelIcon } from '../../layout/PanelIcon';

/** What stands at the address of a picture, or that there is none. */
export function Photo({ address, name }: { readonly address: string; readonly name: string }) {
  const source = pendingPicture(address)?.source ?? imageIn(address);
  return source === undefined ? (
    <span className="pn-photo pn-photo-none">
      <PanelIcon shape="picture" />
    </span>
  ) : (
    <img className="pn-photo" src={source} alt={name} loading="lazy" />
  );
}
