import { createContext, type ReactNode, use, useEffect } from 'react';
import { create } from 'zustand';
import { useLanguageFacts } from '../language/languageStore';
import type { MuiProviders } from './MuiProviders';

type Providers = typeof MuiProviders;

const useProviders = create<{ readonly providers?: Providers | 'failed' }>()(() => ({}));

/** The direction of a part of the page that differs from the page's. */
export const DirectionContext = createContext<'rtl' | 'ltr' | undefined>(undefined);

/**
 * Loads MUI's providers. Pages call this when more urgent requests are done: only dialogs and the
 * calendar use MUI, and they are loaded on demand themselves.
 */
export async function loadMuiTheme(): Promise<void> {
  const { MuiProviders: providers } = await import('./MuiProviders');
  useProviders.setState({ providers });
}

/**
 * Wraps MUI components and provides styles, theme and direction, also for portals. Renders nothing
 * until the providers are loaded; if they cannot be loaded, MUI's default theme is used. A change
 * of language unmounts nothing.
 */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  const page = useLanguageFacts().direction;
  const direction = use(DirectionContext) ?? page;
  const Providers = useProviders(({ providers }) => providers);
  const isMissing = Providers === undefined;
  useEffect(() => {
    if (isMissing) loadMuiTheme().catch(() => useProviders.setState({ providers: 'failed' }));
  }, [isMissing]);
  if (Providers === undefined) return null;
  return Providers === 'failed' ? (
    children
  ) : (
    <Providers direction={direction}>{children}</Providers>
  );
}
