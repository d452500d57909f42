import { createContext, type ReactNode, use, useEffect } from 'react';
import { create } from 'zustand';
import { useLanguageFacts } from '../language/languageStore';
import type { MuiProviders } from './MuiProviders';

type Providers = typeof MuiProviders;

const useProviders = create<{ readonly providers?: Providers | 'failed' }>()(() => ({}));

/** The direction of a part of the page that has one of its own. */
export const DirectionContext = createContext<'rtl' | 'ltr' | undefined>(undefined);

/**
 * Fetches what MUI's parts are dressed with. Pages call this when they are done with what is more
 * urgent: only dialogs and the calendar are MUI's, and they are fetched late themselves.
 */
export async function loadMuiLook(): Promise<void> {
  const { MuiProviders: providers } = await import('./MuiProviders');
  useProviders.setState({ providers });
}

/**
 * What MUI draws stands in this: styles, theme and direction, also for what is shown in portals. Nothing
 * is shown until they are there; where they cannot be had, MUI's own look has to do. A change of
 * language re-renders and unmounts nothing.
 */
export function MuiLook({ children }: { readonly children: ReactNode }) {
  const page = useLanguageFacts().direction;
  const direction = use(DirectionContext) ?? page;
  const Providers = useProviders(({ providers }) => providers);
  const isMissing = Providers === undefined;
  useEffect(() => {
    if (isMissing) loadMuiLook().catch(() => useProviders.setState({ providers: 'failed' }));
  }, [isMissing]);
  if (Providers === undefined) return null;
  return Providers === 'failed' ? (
    children
  ) : (
    <Providers direction={direction}>{children}</Providers>
  );
}
