import * as read from '../../../../platform/content/read';
import { pendingPicture } from '../../../base/pendingPictures';
import { PanelIcon } from '../../../base/PanelIcon';

interface PhotoProps {
  readonly address: string | undefined;
  /** Empty beside a name that says what it shows. */
  readonly name: string;
  readonly className?: string;
}

/** What stands at the address of a picture, or that there is none. */
export function Photo({ address, name, className = 'pn-photo' }: PhotoProps) {
  const source = pendingPicture(address)?.source ?? read.image(address);
  return source === undefined ? (
    <span className={className}>
      <PanelIcon shape="picture" />
    </span>
  ) : (
    <img className={className} src={source} alt={name} loading="lazy" />
  );
}
