import { type ComponentType, useEffect, useState } from 'react';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import type { ApplicationPageProps } from './ApplicationPage';

let known: ComponentType<ApplicationPageProps> | undefined;

const load = async () => (known = (await import('./ApplicationPage')).ApplicationPage);

const LazyPage = lazyComponent(load);

/** Renders an application's page: at once if its code is there, and otherwise as soon as it is loaded. */
export function OpenedApplication(props: ApplicationPageProps) {
  // As it was at first: another component would lose what is typed.
  const [Page] = useState(() => known ?? LazyPage);
  return <Page {...props} />;
}

/** The list itself loads first; what it opens is loaded after this many milliseconds. */
const LATER = 500;

/** Loads the code of an application's page while nothing else is to be done. */
export function usePageAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, []);
}
