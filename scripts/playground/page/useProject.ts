import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PlacedIssue } from '../../../src/lint/base/checkIssue';
import type { CheckResult } from '../../check/checkProject';
import { CHANGED, type JsonChange } from '../../vite/changed';
import { CALLS, type ListedFile } from '../shared/project';

export interface Project extends CheckResult {
  readonly files: readonly ListedFile[];
  /** The errors are out of date. */
  readonly isChecking: boolean;
}

/** Returns the files of the project and their errors. */
export function useProject(): Project {
  const { value: files = [] } = useLoaded(
    CALLS.files,
    (url) => getJson(url) as Promise<readonly ListedFile[]>,
  );
  const { value: result, isReading: isChecking } = useLoaded(
    CALLS.errors,
    (url) => getJson(url) as Promise<CheckResult>,
  );
  // The error of a file that is not valid JSON is known before the check is done.
  const [saved, setSaved] = useState<ReadonlyMap<string, PlacedIssue | undefined>>(new Map());
  useChanges(({ file, issue }) => setSaved((before) => new Map(before).set(file, issue)));
  return useMemo(() => {
    const { issues = [], notes = [] } = result ?? {};
    const others = issues.filter(({ file, lint }) => !saved.has(file) || lint !== 'json');
    const halfDone = [...saved.values()].flatMap((issue) => issue ?? []);
    return { files, issues: [...halfDone, ...others], notes, isChecking };
  }, [files, result, isChecking, saved]);
}

/** Calls back after each save of a file in schemas/ or locales/. */
function useChanges(listener: (change: JsonChange) => void): void {
  const report = useEffectEvent(listener);
  useEffect(() => {
    const listen = (change: JsonChange) => report(change);
    import.meta.hot?.on(CHANGED, listen);
    return () => import.meta.hot?.off(CHANGED, listen);
  }, []);
}

/** Fetches a URL of the dev server. */
export const getJson = async (address: string): Promise<unknown> => (await fetch(address)).json();

/**
 * Loads what a key names, again after each save, and returns the previous value until it is there. What cannot be
 * loaded changes nothing: the forms show the reason, and Vite's client reloads the page when a stopped server is back.
 * @param concerns whether a save may change it
 */
export function useLoaded<T>(
  key: string,
  load: (key: string) => Promise<T>,
  concerns: (change: JsonChange) => boolean = () => true,
): { readonly value: T | undefined; readonly isReading: boolean } {
  const [times, setTimes] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; times: number; value: T }>();
  useChanges((change) => concerns(change) && setTimes((before) => before + 1));
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    let isGone = false;
    loadNow(key).then(
      (value) => !isGone && setLoaded({ key, times, value }),
      () => undefined,
    );
    return () => void (isGone = true);
  }, [key, times]);
  const isSame = loaded?.key === key;
  return {
    value: isSame ? loaded.value : undefined,
    isReading: !isSame || loaded.times !== times,
  };
}
