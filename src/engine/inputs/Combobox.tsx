import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Translate, useTranslate } from '../useTranslate';
import { findOptions, type Option } from '../../definition/model/option';
import './control.css';
import './combobox.css';
import { ComboboxPanel } from './ComboboxPanel';
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
