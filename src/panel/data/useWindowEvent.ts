import { useEffect, useEffectEvent } from 'react';

export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  onEvent: (event: WindowEventMap[Name]) => void,
): void {
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: WindowEventMap[Name]) => tell(event);
    addEventListener(name, listener);
    return () => removeEventListener(name, listener);
  }, [name]);
}
