import { type ComponentType, lazy } from 'react';
import { tracked } from './arrivals';

/**
 * Returns a component in a separate chunk, to be rendered within `Loading`.
 * @param load returns it from its module, which exports it by name
 */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => tracked(load().then((component) => ({ default: component }))));
