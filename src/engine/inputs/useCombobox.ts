import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Option } from '../ports';
import { namedOption } from './findOptions';
import type { ComboboxProps } from './Combobox';
import { useHeldReport } from './useHeldReport';
import { useOptions } from './useOptions';

/** What stands in a combobox: the chosen answer, what is being typed, and the options for it. */
export function useCombobox(props: ComboboxProps) {
  const { value, onChange, load, minQuery, freeText = false, language, begun } = props;
  /** Only while a person types; what is shown otherwise is the answer. */
  const [typed, setTyped] = useState(begun);
  const [open, setOpen] = useState(false);
  const [entered, setEntered] = useState(false);
  const [known, setKnown] = useState<Known>();
  const isKnown = known !== undefined && known.value === value;
  const label = value === undefined ? '' : isKnown ? known.label : value;
  const text = typed ?? label;
  const isUntold = value !== undefined && !freeText && !(isKnown && known.spoken === language);

  const isWhole = minQuery === 0;
  const isLong = text.trim().length >= minQuery;
  const query = isWhole
    ? whole(entered || isUntold || typed !== undefined)
    : searched(open && isLong ? text : !open && isUntold ? value : undefined);
  const { options, spoken, status, retry } = useOptions(load, query, language);

  const found = options.find((option) => option.value === value);
  if (found && spoken && !(isKnown && known.label === found.label && known.spoken === spoken)) {
    setKnown({ ...found, spoken });
  }

  const report = useCallback(
    (held: string) => {
      const next = held.trim() || undefined;
      if (next !== value) onChange(next);
    },
    [value, onChange],
  );
  const { hold, commit, drop } = useHeldReport(report);

  const type = (next: string) => {
    setTyped(next);
    if (freeText) hold(next);
  };
  const choose = (next: string | undefined) => {
    drop();
    setTyped(next === undefined ? '' : undefined);
    onChange(next);
  };
  // Text that was left behind (or filled in by the browser) is an answer if it names an option.
  const canSettle = freeText || (status !== 'loading' && status !== 'failed');
  const settle = useCallback(() => {
    if (typed === undefined || !canSettle) return;
    const named = freeText ? undefined : namedOption(options, typed);
    commit();
    setTyped(undefined);
    if (named) onChange(named.value);
  }, [typed, canSettle, freeText, options, commit, onChange]);
  useEffect(() => {
    if (entered) return;
    const timer = setTimeout(settle);
    return () => clearTimeout(timer);
  }, [entered, settle]);

  const enter = () => {
    setEntered(true);
    if (typed !== undefined) setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    setEntered(false);
    settle();
  };

  const chosen = useMemo<Option | null>(
    () => (value === undefined ? null : { value, label }),
    [value, label],
  );
  return {
    text,
    chosen,
    options,
    status,
    retry,
    isLong,
    entered,
    open,
    setOpen,
    enter,
    leave,
    type,
    choose,
    commit,
  };
}

interface Known extends Option {
  readonly spoken: string;
}

const whole = (isWanted: boolean): string | undefined => (isWanted ? '' : undefined);

const searched = (text: string | undefined): string | undefined => text?.trim() || undefined;
