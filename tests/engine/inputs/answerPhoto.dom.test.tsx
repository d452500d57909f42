import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerPhoto } from '../../../src/engine/inputs/photos/AnswerPhoto';

afterEach(() => vi.unstubAllGlobals());

it('is not shown by the address of the photo before, which is gone', async () => {
  const revoked = new Set<string>();
  let made = 0;
  vi.stubGlobal('URL', {
    createObjectURL: () => `blob:${(made += 1)}`,
    revokeObjectURL: (url: string) => revoked.add(url),
  });
  const [first, second] = [new Blob(['1']), new Blob(['2'])];
  const { container, rerender } = render(<AnswerPhoto file={first} alt="" />);
  const later = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  const image = () => container.querySelector('img');
  await later();
  expect(image()?.getAttribute('src')).toBe('blob:1');
  rerender(<AnswerPhoto file={second} alt="" />);
  // A browser reports an address that was revoked.
  if (image() && revoked.has(image()!.getAttribute('src')!)) fireEvent.error(image()!);
  await later();
  expect(image()?.getAttribute('src')).toBe('blob:2');
});
