import { fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerPhoto } from '../../../src/engine/inputs/photos/AnswerPhoto';

afterEach(() => vi.restoreAllMocks());

it('is not shown by the address of the photo before, which is gone', async () => {
  const revoked = new Set<string>();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.add(url));
  const [first, second] = [new Blob(['1']), new Blob(['2'])];
  const { container, rerender } = render(<AnswerPhoto file={first} alt="" />);
  const image = () => container.querySelector('img');
  await waitFor(() => expect(image()?.getAttribute('src')).toBe('blob:1'));
  rerender(<AnswerPhoto file={second} alt="" />);
  // A browser reports an address that was revoked.
  if (image() && revoked.has(image()!.getAttribute('src')!)) fireEvent.error(image()!);
  await waitFor(() => expect(image()?.getAttribute('src')).toBe('blob:2'));
});
