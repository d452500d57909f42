import { useBackButton } from '../../engine/dom/useBackButton';

/** Renders what lies beside the open menu: a press on it closes the menu, as does a phone's Back button. */
export function OpenMenu({ onClose }: { readonly onClose: () => void }) {
  useBackButton(onClose);
  return <div className="menu-beside" onClick={onClose} />;
}
