import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { type RefObject, useRef } from 'react';
import { useTranslate } from '../useTranslate';
import type { Option } from '../../definition/model/option';
import { usePanelPlacement } from './usePanelPlacement';

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
  return (
    <div ref={panel} className="rg-combobox-panel">
      {list.groupedOptions.length > 0 ? (
        <ul
          {...list.getListboxProps()}
          aria-labelledby={labelledBy}
          aria-label={labelledBy === undefined ? t('form.options.show') : undefined}
          className="rg-combobox-list"
        >
          {list.groupedOptions.map((option, index) => {
            const { key, ...shown } = list.getOptionProps({ option, index });
            return (
              <li key={key} {...shown} className="rg-combobox-option">
                <bdi>{option.label}</bdi>
              </li>
            );
          })}
        </ul>
      ) : (
        <div className="rg-combobox-words">
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
