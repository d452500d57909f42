import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../platform/api/sessionStore';
import { usePlainKeys } from './useCommandKey';

/** What can be done with what is open: by its key, in the command palette, and where a menu lists it. */
export interface Action {
  readonly title: string;
  readonly act: () => void;
  /** The place of its key on the keyboard: "KeyS". */
  readonly code?: string | undefined;
}

const offered = new Set<RefObject<readonly Action[]>>();

/** Offers actions while the caller is shown. */
export function useActions(actions: readonly Action[]): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, []);
  usePlainKeys((pressed) => {
    const action = actions.find(({ code }) => code === pressed);
    action?.act();
    return action !== undefined;
  });
}

/** Returns what can be done with what is open now. */
export const openActions = (): readonly Action[] => [...offered].flatMap(({ current }) => current);

const MOST_OPENED = 6;

/** Titles of records and applications by their URLs, the last one first, and for whom. */
let opened: { readonly user?: string | undefined; readonly pages: ReadonlyMap<string, string> } = {
  pages: new Map(),
};

/** Returns what the account has opened last, as pairs of URL and title. */
export const lastOpened = (): (readonly [string, string])[] =>
  opened.user === useSession.getState().user?.id ? [...opened.pages] : [];

export function noteOpened(href: string, title: string): void {
  const others = lastOpened().filter(([other]) => other !== href);
  const pages = [[href, title] as const, ...others].slice(0, MOST_OPENED);
  opened = { user: useSession.getState().user?.id, pages: new Map(pages) };
}
