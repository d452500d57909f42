import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../../definition/words';
import { stubPictures } from '../inputs/photos';
import { MULTIPART, openForm, storedAnswers } from './form';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';

beforeEach(() => {
  stubPictures();
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PNG);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  const form = await openForm(
    { signature: { type: 'array', widget: 'signature', label: text('Signature') } },
    { required: ['signature'], service: { submit: MULTIPART } },
  );
  const box = await form.findByRole('img');
  const stroke = () => {
    fireEvent.pointerDown(box, { buttons: 1 });
    fireEvent.pointerMove(box, { buttons: 1 });
    fireEvent.pointerUp(box);
  };
  Object.assign(box, { setPointerCapture: () => undefined });
  const pressRight = () => {
    fireEvent.pointerDown(box, { buttons: 2 });
    fireEvent.pointerUp(box);
  };
  const tokens = () => (storedAnswers()?.signature ?? []) as string[];
  return { ...form, stroke, pressRight, tokens };
}

it('sends what was drawn as one picture', async () => {
  const { stroke, tokens, press, sent } = await open();
  stroke();
  await waitFor(() => expect(tokens()).toHaveLength(1));
  const [first] = tokens();
  stroke();
  await waitFor(() => expect(tokens()).not.toEqual([first]));
  await press('Continue');
  await press('Send');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect([...(sent[0]?.files.values() ?? [])].map(({ name }) => name)).toEqual(['signature.png']);
});

it('stores a picture for each stroke, and none when another button is pressed', async () => {
  const { stroke, pressRight, tokens } = await open();
  const { toDataURL } = HTMLCanvasElement.prototype;
  stroke();
  await waitFor(() => expect(tokens()).toHaveLength(1));
  pressRight();
  expect(toDataURL).toHaveBeenCalledTimes(1);
  stroke();
  expect(toDataURL).toHaveBeenCalledTimes(2);
});

it('has no answer once every stroke is undone or the box is cleared', async () => {
  const { stroke, tokens, press, find } = await open();
  stroke();
  await waitFor(() => expect(tokens()).toHaveLength(1));
  await press('Undo');
  await waitFor(() => expect(tokens()).toHaveLength(0));
  stroke();
  await press('Clear');
  await press('Continue');
  await waitFor(() => expect(find('signature-error')?.textContent).toBe('Sign here'));
});

it('takes a typed name instead, as soon as the step is left', async () => {
  const { user, at, press, tokens, find } = await open();
  await user.type(at('signature'), 'Hero Karim');
  await press('Continue');
  await waitFor(() => expect(tokens()).toHaveLength(1));
  expect(find('signature-error')).toBeNull();
});
