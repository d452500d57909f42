import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type Translate, useTranslate } from '../useTranslate';
import { findOptions, type Option } from '../../definition/model/option';
import './control.css';
import './combobox.css';
import { placeholderOf } from './direction';
import { groupsOf } from './groupsOf';
import { Icon } from './Icon';
import { ariaOf, boxClass, type InputProps } from './inputProps';
import { type Standing, useCombobox } from './useCombobox';
import type { LoadOptions, OptionsStatus } from './useOptions';

export interface ComboboxProps extends InputProps {
  /** The value of an option; with free text also any other text. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly load: LoadOptions;
  /** The number of characters from which the server is searched; 0 loads the whole list once and searches locally. */
  readonly minQuery: number;
  /** A typed text is a valid answer. */
  readonly freeText?: boolean | undefined;
  /** Text typed before the combobox was loaded. */
  readonly begun?: string | undefined;
  /** Called with whether the answer is in the list. */
  readonly onStanding?: ((standing: Standing) => void) | undefined;
}

/** Renders a searchable select, usable with keyboard, mouse and touch. */
export function Combobox(props: ComboboxProps) {
  const { id, name, minQuery, freeText = false, readOnly, onStanding } = props;
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const state = useCombobox(props);
  const { text, chosen, status, isLong, standing, open, setOpen } = state;
  useEffect(() => onStanding?.(standing), [onStanding, standing]);
  const isWhole = minQuery === 0;
  const isOutdated = !isLong || (!isWhole && status === 'failed');
  const options = useMemo(() => (isOutdated ? [] : state.options), [isOutdated, state.options]);
  const filterOptions = useCallback(
    (all: Option[], { inputValue }: { inputValue: string }) =>
      groupsOf(isWhole || status === 'loading' ? findOptions(all, inputValue) : all).flatMap(
        ([, own]) => own,
      ),
    [isWhole, status],
  );
  const list = useAutocomplete<Option>({
    id,
    options,
    filterOptions,
    readOnly,
    open,
    value: chosen,
    inputValue: text,
    autoHighlight: true,
    selectOnFocus: !freeText,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ value }) => value,
    isOptionEqualToValue: (option, { value }) => option.value === value,
    // Browser autofill should not open the list.
    onOpen: ({ type }) => setOpen(!readOnly && (type !== 'change' || state.entered)),
    onClose: (event, reason) => {
      if (reason !== 'blur' || !isWithin(box.current, event)) setOpen(false);
    },
    onInputChange: (_, next, reason) => {
      if (reason === 'input') state.type(next);
    },
    onChange: (_, next) => state.choose(next?.value),
  });
  const found = list.groupedOptions.length;
  const words =
    found > 0
      ? t('form.options.found', { number: found })
      : t(...emptyWords(status, isLong, freeText, minQuery));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && found === 0) state.settle();
  };
  return (
    <div
      ref={box}
      className={boxClass('rg-combobox', props)}
      onFocus={state.enter}
      onBlur={(event) => {
        if (!isWithin(box.current, event)) state.leave();
      }}
      {...list.getRootProps({ onKeyDown })}
    >
      <input
        {...list.getInputProps()}
        {...ariaOf(props)}
        className="rg-input"
        name={name}
        dir="auto"
        placeholder={placeholderOf(props.placeholder)}
        autoComplete={props.autoComplete ?? 'off'}
        readOnly={readOnly}
      />
      {isWhole && !readOnly && (
        <button
          {...list.getPopupIndicatorProps()}
          className="rg-icon-button"
          aria-label={t('form.options.show')}
        >
          <Icon shape="down" />
        </button>
      )}
      {list.popupOpen && (
        <ComboboxPanel
          anchor={box}
          list={list}
          words={words}
          failed={status === 'failed'}
          onRetry={state.retry}
          labelledBy={props.labelledBy}
        />
      )}
      <span className="visually-hidden" role="status">
        {list.popupOpen && words}
      </span>
    </div>
  );
}

/** Explains why there are no options. */
function emptyWords(
  status: OptionsStatus,
  isLong: boolean,
  freeText: boolean,
  minQuery: number,
): Parameters<Translate> {
  if (!isLong) return ['form.options.hint', { number: minQuery }];
  if (status === 'loading') return ['form.options.loading'];
  if (status === 'failed') return ['form.options.failed'];
  return [freeText ? 'form.options.noneKept' : 'form.options.none'];
}

function isWithin(box: HTMLElement | null, event: object): boolean {
  const next = 'relatedTarget' in event ? event.relatedTarget : undefined;
  return next instanceof Node && box?.contains(next) === true;
}

interface ComboboxPanelProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly list: UseAutocompleteReturnValue<Option>;
  /** Shown if there are no options. */
  readonly words: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly labelledBy: string | undefined;
}

/** Renders the popup of a combobox: its options, or why there are none. */
function ComboboxPanel(props: ComboboxPanelProps) {
  const { anchor, list, words, failed, onRetry, labelledBy } = props;
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  usePanelPlacement(anchor, panel);
  const optionAt = (option: Option) => {
    const index = list.groupedOptions.indexOf(option);
    const { key, ...shown } = list.getOptionProps({ option, index });
    return (
      <li key={key} {...shown} className="rg-combobox-option">
        <bdi>{option.label}</bdi>
        {option.near !== undefined && (
          <small>{t('form.options.near', { city: option.near })}</small>
        )}
      </li>
    );
  };
  return (
    <div ref={panel} className="rg-combobox-panel">
      {list.groupedOptions.length > 0 ? (
        <ul
          {...list.getListboxProps()}
          aria-labelledby={labelledBy}
          aria-label={labelledBy === undefined ? t('form.options.show') : undefined}
          className="rg-combobox-list"
        >
          {groupsOf(list.groupedOptions).map(([group, own]) =>
            group === undefined ? (
              own.map(optionAt)
            ) : (
              <li key={group} role="group" aria-label={group}>
                <span className="rg-combobox-group" aria-hidden>
                  {group}
                </span>
                <ul role="presentation">{own.map(optionAt)}</ul>
              </li>
            ),
          )}
        </ul>
      ) : (
        <div className="rg-combobox-words spread">
          {words}
          {failed && (
            <button type="button" className="rg-popup-button" onClick={onRetry}>
              {t('form.options.retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Pixels between a panel, its anchor and the edge of the viewport. */
const GAP = 4;
const TALLEST = 320;
/** With less space below, a panel opens on the side with more. */
const ENOUGH = 200;

/**
 * Opens a panel in the top layer, and keeps it beside its anchor in the viewport that a phone's keyboard leaves. In a
 * browser without popovers the style sheet positions it.
 */
function usePanelPlacement(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [box, shown] = [anchor.current, panel.current];
    if (!box || !shown || typeof shown.showPopover !== 'function') return;
    shown.popover = 'manual';
    shown.showPopover();
    const place = () => Object.assign(shown.style, placement(box));
    place();
    const view = window.visualViewport;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    view?.addEventListener('resize', place, { signal });
    view?.addEventListener('scroll', place, { signal });
    return () => controller.abort();
  }, [anchor, panel]);
}

function placement(box: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  const bottom = top + (view?.height ?? clientHeight);
  const at = box.getBoundingClientRect();
  const [above, below] = [at.top - top - 2 * GAP, bottom - at.bottom - 2 * GAP];
  const opensUp = below < ENOUGH && above > below;
  const isRightToLeft = getComputedStyle(box).direction === 'rtl';
  return {
    insetInlineStart: `${isRightToLeft ? clientWidth - at.right : at.left}px`,
    inlineSize: `${at.width}px`,
    maxBlockSize: `${Math.max(ENOUGH / 2, Math.min(TALLEST, opensUp ? above : below))}px`,
    insetBlockStart: opensUp ? 'auto' : `${at.bottom + GAP}px`,
    insetBlockEnd: opensUp ? `${clientHeight - at.top + GAP}px` : 'auto',
  };
}
