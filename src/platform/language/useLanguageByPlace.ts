import { useEffect } from 'react';
import { showLanguage } from './languageStore';
import { languageOfPlace } from './placeLanguage';
import { isLanguageOpen, rememberPlace } from './preference';

/**
 * Shows the language of the visitor's place if there is no other preference. The request starts
 * after the first paint, so that it delays nothing; a language chosen meanwhile wins.
 * @param isEnabled false on pages with a fixed language, such as the control panel
 */
export function useLanguageByPlace(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !isLanguageOpen()) return undefined;
    let isOver = false;
    const greet = async () => {
      const language = await languageOfPlace();
      if (isOver || language === undefined || !isLanguageOpen()) return;
      rememberPlace(language);
      await showLanguage(language);
    };
    const stop = afterPaint(() => {
      // On failure the language stays as it is.
      greet().catch(() => undefined);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isEnabled]);
}

/** A task queued in an animation frame runs after that frame's paint. */
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
