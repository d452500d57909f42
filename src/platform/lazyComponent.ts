import { type ComponentType, lazy } from 'react';

/**
 * Returns a component in a separate chunk.
 * @param load returns it from its module, which exports it by name
 */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
