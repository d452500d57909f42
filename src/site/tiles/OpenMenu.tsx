import { useBackButton } from '../../engine/dom/useBackButton';
import { MyRequests } from './MyRequests';

/** Renders what only the open menu has, the requests of this device; a phone's Back button closes it. */
export function OpenMenu({ onClose }: { readonly onClose: () => void }) {
  useBackButton(onClose);
  return <MyRequests onFollow={onClose} />;
}
