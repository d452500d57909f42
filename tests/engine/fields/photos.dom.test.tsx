import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { string, text } from '../../definition/words';
import { draftOf } from '../flow/form';
import { fileOf, stubPictures } from '../inputs/photos';
import { MULTIPART, openForm, storedAnswers } from './form';

/** Ends the decoding in progress, in a picture or in nothing. */
let decode: (result?: 'nothing') => void = () => {};

beforeEach(() => {
  stubPictures();
  vi.stubGlobal(
    'createImageBitmap',
    () =>
      new Promise((resolve, reject) => {
        decode = (result) => {
          if (result !== 'nothing') resolve({ width: 800, height: 600, close: () => undefined });
          else reject(new DOMException('cannot be decoded'));
        };
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const photos = { type: 'array', widget: 'images', label: text('Photos'), maxItems: 3 } as const;
const PROPERTIES = { photos, word: string({ label: text('Word') }), note: string() };

/** Opens a form, and chooses a photo that is then decoded until a test ends that. */
async function choose(required: readonly string[] = []) {
  const steps = [['photos', 'word'], ['note']];
  const form = await openForm(PROPERTIES, { steps, required, service: { submit: MULTIPART } });
  const picker = async () => {
    await waitFor(() => expect(form.at('photos').type).toBe('file'));
    return form.at('photos');
  };
  const add = async (name: string) => form.user.upload(await picker(), fileOf(name));
  const tiles = () =>
    [...form.container.querySelectorAll('.rg-photo-name')].map(({ textContent }) => textContent);
  await add('passport.jpg');
  await form.findByText(/Preparing.*passport\.jpg/u);
  return { ...form, add, tiles };
}

const storedPhotos = () => storedAnswers()?.photos;

describe('a photo that is being prepared', () => {
  it('is an answer, also to a question that asks for one', async () => {
    const { press, find, tiles } = await choose(['photos']);
    expect(tiles()).toEqual(['passport.jpg']);
    await press('Continue');
    await waitFor(() => expect(find('note')).not.toBeNull());
  });

  it('stays if its step is left, reopened and changed meanwhile', async () => {
    const { press, find, add, tiles, user, at, container } = await choose();
    await press('Continue');
    await waitFor(() => expect(find('note')).not.toBeNull());
    expect(find('photos')).toBeNull();
    await press('Back');
    await waitFor(() => expect(tiles()).toEqual(['passport.jpg']));
    await add('visa.jpg');
    await act(async () => decode());
    await user.type(at('word'), 'text');
    await user.tab();
    expect(tiles()).toEqual(['passport.jpg', 'visa.jpg']);
    await act(async () => decode());
    await waitFor(() => expect(container.querySelectorAll('.rg-photo img')).toHaveLength(2));
    await waitFor(() => expect(storedPhotos()).toHaveLength(2));
  });

  it('is reported after the press in progress, so that nothing moves under the pointer', async () => {
    const { add, getByRole, queryByText, findByText } = await choose();
    await add('visa.jpg');
    const next = getByRole('button', { name: 'Continue' });
    fireEvent.pointerDown(next);
    await act(async () => decode());
    expect(queryByText(/passport\.jpg.*was added/u)).toBeNull();
    expect(queryByText(/Preparing.*passport\.jpg/u)).not.toBeNull();
    fireEvent.pointerCancel(next);
    await findByText(/passport\.jpg.*was added/u);
    await findByText(/Preparing.*visa\.jpg/u);
  });

  it('is refused when the form is sent if it cannot be read after its step was left', async () => {
    const { press, find, sent, findAllByText } = await choose();
    await press('Continue');
    await waitFor(() => expect(find('note')).not.toBeNull());
    await act(async () => decode('nothing'));
    await press('Continue');
    await press('Send');
    await findAllByText('This file cannot be read as a photo. Choose another.');
    expect(sent).toEqual([]);
  });

  it('is removed with a note if it cannot be read while its step is open', async () => {
    const { tiles, findByText } = await choose();
    await act(async () => decode('nothing'));
    await findByText(/passport\.jpg.*cannot be read/u);
    expect(tiles()).toEqual([]);
  });

  it('is not in the form that is begun after this one was deleted', async () => {
    const draft = draftOf({ step: 0, values: { word: 'text' }, savedAt: Date.now() });
    localStorage.setItem('rega-draft:small', JSON.stringify(draft));
    const { press, tiles, user, at } = await choose();
    await press('Delete my answers and start again');
    await press('Yes, delete everything');
    await act(async () => decode());
    await user.type(at('word'), 'another');
    await user.tab();
    expect(tiles()).toEqual([]);
    await waitFor(() => expect(localStorage.getItem('rega-draft:small')).toMatch('another'));
    expect(storedPhotos()).toBeUndefined();
  });
});
