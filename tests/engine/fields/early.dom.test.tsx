import { expect, it, vi } from 'vitest';
import { string, text } from '../../definition/words';
import { fileOf, stubPictures } from '../inputs/photos';
import { actEarly } from './form';

const PROPERTIES = {
  name: string(),
  isUrgent: { type: 'boolean', label: text('Urgent') },
  photos: { type: 'array', widget: 'images', label: text('Photos'), maxItems: 3 },
} as const;

const stored = () =>
  (
    JSON.parse(localStorage.getItem('rega-draft:small') ?? '{}') as {
      values?: Record<string, unknown>;
    }
  ).values;

// A page may be slow enough for that, and effects are late on it.
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
  const form = actEarly(PROPERTIES, name, act);
  await form.done;
  await expect.poll(() => stored()?.[name]).toEqual(answer);
  form.close();
  form.place.remove();
  vi.unstubAllGlobals();
});
