import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';

const usePart = create<{ readonly part?: string }>()(() => ({}));

/** What the title begins with while a part of the page says so: a form's step, or that it has faults. */
export const setTitlePart = (part: string | undefined): void =>
  usePart.setState(part === undefined ? {} : { part }, true);

/** The document's title: that of the page, if it has one, before that of the agency. */
export function usePageTitle(title?: string): void {
  const { t } = useTranslation();
  const brand = t('shell.brand');
  const { part } = usePart();
  useEffect(() => {
    document.title = [part, title, brand].filter((piece) => piece !== undefined).join(' · ');
  }, [part, title, brand]);
}
