import { useEffect } from 'react';
import { showLanguage } from './languageStore';
import { languageOfPlace } from './placeLanguage';
import { isLanguageOpen, rememberPlace } from './preference';

/**
 * Greets a visitor of whom nothing is known in the language of the place. Asked once the first picture
 * stands, so that it delays nothing; a language chosen meanwhile wins.
 * @param isAsked false where the language is not the visitor's to have, as in the control panel
 */
export function useLanguageByPlace(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked || !isLanguageOpen()) return undefined;
    let isOver = false;
    const greet = async () => {
      const language = await languageOfPlace();
      if (isOver || language === undefined || !isLanguageOpen()) return;
      rememberPlace(language);
      await showLanguage(language);
    };
    const stop = afterPaint(() => {
      // Failing, it leaves the screen in the language it has.
      greet().catch(() => undefined);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isAsked]);
}

/** A task that is begun in a frame comes after that frame's picture. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
