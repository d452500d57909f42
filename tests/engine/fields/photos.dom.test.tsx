import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { string, text } from '../../definition/words';
import { fileOf, stubPictures } from '../inputs/photos';
import { openForm } from './form';

afterEach(() => vi.unstubAllGlobals());

it('adds photos to the answers even if their step is left while they are processed', async () => {
  stubPictures();
  let decode = () => {};
  vi.stubGlobal(
    'createImageBitmap',
    () =>
      new Promise((resolve) => {
        decode = () => resolve({ width: 800, height: 600, close: () => undefined });
      }),
  );
  const photos = { type: 'array', widget: 'images', label: text('Photos') } as const;
  const form = await openForm({ photos, note: string() }, { steps: [['photos'], ['note']] });
  await waitFor(() => expect(form.at('photos').type).toBe('file'));
  await form.user.upload(form.at('photos'), fileOf('passport.jpg'));
  await form.findByText(/passport\.jpg/u);
  await form.press('Continue');
  await waitFor(() => expect(form.find('note')).not.toBeNull());
  expect(form.find('photos')).toBeNull();
  await act(async () => decode());
  await waitFor(() =>
    expect(localStorage.getItem('rega-draft:small')).toMatch(/"photos":\["[\w-]+"\]/u),
  );
  await form.press('Back');
  await waitFor(() => expect(form.container.querySelectorAll('.rg-photo')).toHaveLength(1));
});
