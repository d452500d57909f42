import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Option } from '../../definition/model/option';
import { useTranslate } from '../useTranslate';
import './combobox.css';
import { groupsOf } from './groupsOf';

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
export function ComboboxPanel(props: ComboboxPanelProps) {
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
    // What has loaded above it since it was focused may have moved it out of sight.
    box.scrollIntoView({ block: 'nearest' });
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
