import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddPhotos } from '../../src/panel/content/editor/pictures/AddPhotos';

type Upload = (path: string, body: FormData) => Promise<unknown>;

const { upload } = vi.hoisted(() => ({ upload: vi.fn<Upload>() }));
vi.mock('../../src/platform/api/upload', () => ({ upload }));

afterEach(() => {
  cleanup();
  upload.mockReset();
});

const photo = (name: string) => new File(['x'], name, { type: 'image/png' });

const choose = (...files: readonly File[]) =>
  act(async () => {
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
  });

/** Answers one upload when the test says so. */
function waiting(): (address: string) => Promise<void> {
  let respond: (body: unknown) => void;
  upload.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  return (address) => act(async () => respond({ address }));
}

describe('photos that are added', () => {
  it('come in the order in which they were chosen', async () => {
    const added = vi.fn();
    const [first, second] = [waiting(), waiting()];
    render(<AddPhotos name="Add" many onAdded={added} />);
    await choose(photo('a.png'), photo('b.png'));
    await second('/b.webp');
    expect(added).not.toHaveBeenCalled();
    await first('/a.webp');
    expect(added.mock.calls).toEqual([[['/a.webp', '/b.webp']]]);
  });

  it('are PNG and JPEG alone', async () => {
    const added = vi.fn();
    upload.mockResolvedValue({ address: '/a.webp' });
    render(<AddPhotos name="Add" many onAdded={added} />);
    expect(document.querySelector<HTMLInputElement>('input[type=file]')?.accept).toBe(
      'image/png,image/jpeg',
    );
    const others = ['b.svg', 'c.gif'].map((name) => new File(['x'], name, { type: 'image/gif' }));
    await choose(photo('a.png'), ...others);
    expect(added.mock.calls).toEqual([[['/a.webp']]]);
    expect(screen.getByRole('status').textContent).toBe(
      'b.svg: Only PNG and JPEG photos can be added.c.gif: Only PNG and JPEG photos can be added.',
    );
  });

  it('go to the list as it is when they arrive', async () => {
    const [before, after] = [vi.fn(), vi.fn()];
    const arrive = waiting();
    const { rerender } = render(<AddPhotos name="Add" many onAdded={before} />);
    await choose(photo('a.png'));
    rerender(<AddPhotos name="Add" many onAdded={after} />);
    await arrive('/a.webp');
    expect([before.mock.calls, after.mock.calls]).toEqual([[], [[['/a.webp']]]]);
  });

  it('go nowhere when the row that they were for is gone', async () => {
    const added = vi.fn();
    const arrive = waiting();
    const { unmount } = render(<AddPhotos name="Add" many={false} onAdded={added} />);
    await choose(photo('a.png'));
    unmount();
    await arrive('/a.webp');
    expect(added).not.toHaveBeenCalled();
  });

  it.each([
    [
      'what is no photo',
      'notes.txt',
      'text/plain',
      'notes.txt: Only PNG and JPEG photos can be added.',
    ],
    ['what could not be sent', 'a.png', 'image/png', 'a.png: could not be sent'],
  ])('say %s', async (_, name, type, words) => {
    upload.mockRejectedValue(new TypeError('no line'));
    const added = vi.fn();
    render(<AddPhotos name="Add" many onAdded={added} />);
    await choose(new File(['x'], name, { type }));
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(added).not.toHaveBeenCalled();
  });
});
