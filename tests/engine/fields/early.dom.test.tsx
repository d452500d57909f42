import { afterEach, expect, it, vi } from 'vitest';
import { string, text } from '../../definition/words';
import { fileOf, stubPictures } from '../inputs/photos';
import { actEarly, storedAnswers } from './form';

const PROPERTIES = {
  name: string(),
  isUrgent: { type: 'boolean', label: text('Urgent') },
  photos: { type: 'array', widget: 'images', label: text('Photos'), maxItems: 3 },
} as const;

afterEach(() => vi.unstubAllGlobals());

// React runs effects after a form is shown: on a slow phone a visitor may be faster.
it.each<[string, string, (control: HTMLInputElement) => void, unknown]>([
  [
    'typed',
    'name',
    (control) => {
      control.focus();
      control.value = 'Dana';
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      control.blur();
    },
    'Dana',
  ],
  ['ticked', 'isUrgent', (control) => control.click(), true],
  [
    'chosen as a photo',
    'photos',
    (control) => {
      stubPictures();
      const files = { value: [fileOf('me.jpg')], configurable: true };
      Object.defineProperty(control, 'files', files);
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [expect.any(String)],
  ],
])('stores what is %s as soon as it can be', async (_, name, act, answer) => {
  await actEarly(PROPERTIES, name, act);
  await expect.poll(() => storedAnswers()?.[name]).toEqual(answer);
});
