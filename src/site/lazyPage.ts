import type { ComponentType } from 'react';
import type { TextsPart } from '../platform/language/i18n';
import { loadTexts } from '../platform/language/languageStore';
import { lazyComponent } from '../platform/loading/lazyComponent';

/** Returns what loads a part of the site with the texts that only such parts use. */
export const withTexts =
  <P>(part: TextsPart | readonly TextsPart[], load: () => Promise<P>) =>
  async (): Promise<P> => {
    const [loaded] = await Promise.all([load(), ...[part].flat().map(loadTexts)]);
    return loaded;
  };

/** Returns a page in a separate chunk, rendered once the texts that only such pages use have loaded, too. */
export const lazyPage = <P extends object>(
  part: TextsPart | readonly TextsPart[],
  load: () => Promise<ComponentType<P>>,
) => lazyComponent(withTexts(part, load));
