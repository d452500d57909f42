import { useEffect } from 'react';
import { create } from 'zustand';
import { useBrandName } from '../../platform/useBrandName';

const usePart = create<{ readonly part?: string }>()(() => ({}));

/** A prefix of the title that a part of the page sets: a form's step, or that it has errors. */
export const setTitlePart = (part: string | undefined): void =>
  usePart.setState(part === undefined ? {} : { part }, true);

/** Sets the document's title: the page's title, if it has one, and the agency's name. */
export function usePageTitle(title?: string): void {
  const brand = useBrandName();
  const { part } = usePart();
  useEffect(() => {
    document.title = [part, title, brand].filter((piece) => piece !== undefined).join(' · ');
  }, [part, title, brand]);
}
