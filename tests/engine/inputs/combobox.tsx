import { screen } from '@testing-library/react';
import { Combobox, type ComboboxProps } from '../../../src/engine/inputs/Combobox';
import { frame, type FrameOptions } from './harness';

type Own = Pick<ComboboxProps, 'load'> & Partial<ComboboxProps>;

/** Renders a combobox in its frame, with a whole list by default. */
export const openCombobox = (own: Own, options: FrameOptions<string> = {}) => {
  const framed = frame<string>((props) => <Combobox minQuery={0} {...props} {...own} />, options);
  const input = framed.control() as HTMLInputElement;
  return {
    ...framed,
    input,
    shown: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
    highlighted: () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
};
