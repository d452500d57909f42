import { useEffect, useState } from 'react';
import { useBackButton } from '../../engine/dom/useBackButton';
import { useWindowEvent } from '../data/useWindowEvent';

/** Lets the Back button of a phone close the layer on top, such as a menu or the viewer, as Escape does. */
export function BackClosesLayers() {
  const [layers, setLayers] = useState(0);
  useEffect(() => {
    const count = () => setLayers(document.querySelectorAll('body > .MuiModal-root').length);
    const observer = new MutationObserver(count);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  // A page that was chosen in a layer lies above the entry of that layer.
  useWindowEvent('popstate', ({ state }: { readonly state: { dialogs?: number } | null }) => {
    if (layers === 0 && state?.dialogs !== undefined) history.back();
  });
  return Array.from({ length: layers }, (_, index) => <Layer key={index} />);
}

function Layer() {
  useBackButton(() => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escape);
  });
  return null;
}
