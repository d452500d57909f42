import { type ComponentType, lazy } from 'react';
import type { WordsPart } from '../platform/language/i18n';
import { wantWords } from '../platform/language/languageStore';

/** A page in a chunk of its own, which is shown once the words that only such pages use are there, too. */
export const lazyPage = <P extends object>(
  part: WordsPart,
  load: () => Promise<ComponentType<P>>,
) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), wantWords(part)]);
    return { default: page };
  });
