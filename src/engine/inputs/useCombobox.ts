import { useCallback, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { chosenOption, namedOption, type Option } from '../../definition/model/option';
import type { ComboboxProps } from './Combobox';
import { HoldingContext } from './holding';
import { useHeldReport } from './useHeldReport';
import { type OptionsStatus, useOptions } from './useOptions';

/** Whether an answer is in the list, still being looked up, or not in it. */
export type Standing = 'listed' | 'sought' | 'unlisted';

/** For an answer that is not known yet. If the list cannot be loaded, the answer is accepted. */
const STANDINGS: Readonly<Record<OptionsStatus, Standing>> = {
  idle: 'sought',
  loading: 'sought',
  ready: 'unlisted',
  failed: 'listed',
};
const STANDINGS_LATER = { ...STANDINGS, idle: 'listed', loading: 'listed' } as const;

/** Manages a combobox: the chosen answer, the typed text, and its options. */
export function useCombobox(props: ComboboxProps) {
  const { value, onChange, load, minQuery, freeText = false, language, begun, readOnly } = props;
  /** Only while typing; otherwise the answer is shown. */
  const [typed, setTyped] = useState(begun);
  const [open, setOpen] = useState(false);
  const [entered, setEntered] = useState(false);
  const [known, setKnown] = useState<Known>();
  /** The last text that became the answer here without being chosen: another was looked up when it was typed. */
  const [left, setLeft] = useState<string>();
  const isKnown = known !== undefined && known.value === value;
  const label = value === undefined ? '' : isKnown ? known.label : value;
  const text = typed ?? label;
  const isWhole = minQuery === 0;
  // The choices of the other language arrive after the language has changed.
  const isLabelCurrent = isKnown && known.spoken === language && (!isWhole || known.load === load);
  const needsLabel = value !== undefined && !isLabelCurrent;

  const isLong = text.trim().length >= minQuery;
  const query = isWhole
    ? whole(entered || needsLabel || typed !== undefined)
    : searched(open && isLong ? text : !open && needsLabel ? value : undefined);
  const { options, spoken, loadedBy, status, retry } = useOptions(load, query, language);

  const found = value === undefined ? undefined : chosenOption(options, value);
  const isSame = isKnown && known.label === found?.label && known.spoken === spoken;
  if (found && spoken && !(isSame && known.load === loadedBy)) {
    setKnown({ value: value ?? '', label: found.label, spoken, load: loadedBy });
  }
  const isSettled = freeText || readOnly || typed !== undefined || value === undefined;
  const sought = value === left ? STANDINGS[status] : STANDINGS_LATER[status];
  const standing = isSettled || found || isKnown ? 'listed' : sought;
  // A typed text, or an answer of an older version, may name an option in another language.
  const meant = !readOnly && !entered && found?.value !== value ? found?.value : undefined;
  useEffect(() => {
    if (meant !== undefined) onChange(meant);
  }, [meant, onChange]);

  const report = useCallback((held: string) => onChange(held.trim() || undefined), [onChange]);
  const { hold, drop } = useHeldReport(report);

  const type = (next: string) => {
    setTyped(next);
    if (freeText) hold(next);
  };
  const choose = (next: string | undefined) => {
    drop();
    setTyped(next === undefined ? '' : undefined);
    onChange(next);
  };
  // Text that was left (or autofilled) becomes the answer, preferably as the option that it names.
  const settle = useCallback(() => {
    if (typed === undefined) return;
    drop();
    setTyped(undefined);
    const text = typed.trim() || undefined;
    const next = namedOption(options, typed)?.value ?? text;
    setLeft(next);
    if (next !== value) onChange(next);
  }, [typed, options, value, drop, onChange]);
  const holding = useContext(HoldingContext);
  const settleNow = useEffectEvent(settle);
  // A search that the page is left with is not lost, either.
  useEffect(() => holding(() => settleNow()), [holding]);
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
    standing,
    entered,
    open,
    setOpen,
    enter,
    leave,
    type,
    choose,
    settle,
  };
}

interface Known extends Option {
  readonly spoken: string;
  readonly load: unknown;
}

const whole = (isWanted: boolean): string | undefined => (isWanted ? '' : undefined);

const searched = (text: string | undefined): string | undefined => text?.trim() || undefined;
