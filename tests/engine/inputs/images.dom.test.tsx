import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImagePicker } from '../../../src/engine/inputs/ImagePicker';
import { frame, type FrameOptions, theElement } from './harness';
import { fileOf, type Pictures, memoryPhotoStore, stubPictures } from './photos';

type Tokens = readonly string[];

interface Own {
  readonly max?: number;
  readonly pictures?: Pictures;
}

function nth(elements: readonly HTMLElement[], index: number): HTMLElement {
  const element = elements[index];
  if (!element) throw new Error(`no element ${index}`);
  return element;
}

/** Counts the files that these notes tell the result of. */
const toldOf = (notes: readonly string[]) =>
  notes
    .filter((note) => !note.startsWith('Preparing'))
    .reduce((sum, note) => sum + Number(/^Files added: (\d+)/u.exec(note)?.[1] ?? 1), 0);

const urls = new Set<string>();

const setUp = (own: Own = {}, options: FrameOptions<Tokens> = {}) => {
  stubPictures(own.pictures);
  const photoStore = memoryPhotoStore();
  for (const token of options.value ?? []) {
    const name = token.replace('token-', '');
    photoStore.files.set(token, { file: fileOf(name), name });
  }
  const framed = frame<Tokens>(
    (props) => (
      <ThemeProvider theme={createTheme()}>
        <ImagePicker {...props} photoStore={photoStore} maxItems={own.max} />
      </ThemeProvider>
    ),
    { group: true, ...options },
  );
  const choose = async (...files: File[]) => {
    const said = notes().join();
    fireEvent.change(framed.control(), { target: { files } });
    await waitFor(() => expect(toldOf(notes())).toBe(files.length));
    expect(said).not.toBe(notes().join());
  };
  const notes = () =>
    [...framed.container.querySelectorAll('[role=status] p')].map(({ textContent }) =>
      textContent.replaceAll(/[\u2068\u2069]/gu, ''),
    );
  const names = () =>
    [...framed.container.querySelectorAll('.rg-photo-name')].map(({ textContent }) => textContent);
  return { ...framed, photoStore, choose, notes, names };
};

describe('ImagePicker', () => {
  beforeEach(() => {
    let made = 0;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: () => {
          const url = `blob:${++made}`;
          urls.add(url);
          return url;
        },
        revokeObjectURL: (url: string) => void urls.delete(url),
      }),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    urls.clear();
  });

  it('stores chosen files, reports the tokens and shows a note', async () => {
    const { choose, told, notes, names, photoStore } = setUp();
    await choose(fileOf('front.jpg'), fileOf('back.png', 'image/png'));
    expect(told).toEqual([['token-front.jpg'], ['token-front.jpg', 'token-back.png']]);
    expect(names()).toEqual(['front.jpg', 'back.png']);
    expect(notes()).toEqual(['Files added: 2.']);
    expect(photoStore.get('token-front.jpg')?.file.type).toBe('image/jpeg');
  });

  it.each([
    [
      'front.jpg',
      'image/jpeg',
      'A file named front.jpg is already here, so it was not added again.',
    ],
    ['cv.pdf', 'application/pdf', 'cv.pdf is not a photo. Choose an image file.'],
    [
      'p.heic',
      'image/heic',
      'p.heic cannot be read. Save it as JPEG, add a screenshot of it, or take the photo again.',
    ],
  ])('rejects %s (%s) and shows why', async (name, type, words) => {
    const { choose, told, notes } = setUp(
      { pictures: { 'p.heic': 'unreadable' } },
      { value: ['token-front.jpg'] },
    );
    await choose(fileOf(name, type));
    expect([told.at(-1) ?? ['token-front.jpg'], notes()]).toEqual([['token-front.jpg'], [words]]);
  });

  it('accepts as many of several files as fit', async () => {
    const { choose, last, notes } = setUp({ max: 2 });
    await choose(fileOf('a.jpg'), fileOf('b.txt', 'text/plain'), fileOf('c.jpg'), fileOf('d.jpg'));
    expect(last()).toEqual(['token-a.jpg', 'token-c.jpg']);
    expect(notes().at(-1)).toBe('d.jpg was not added. The limit is 2.');
  });

  it('translates its notes when the language changes', async () => {
    const { choose, speak, notes } = setUp();
    await choose(fileOf('front.jpg'));
    await speak('ku');
    expect(notes()).toEqual(['front.jpg زیاد کرا.']);
  });

  it('keeps a photo that only the server can decode, and shows a placeholder', async () => {
    const { choose, last, container } = setUp({ pictures: { 'p.avif': 'unreadable' } });
    await choose(fileOf('p.avif', 'image/avif'));
    expect(last()).toEqual(['token-p.avif']);
    const image = await waitFor(() => {
      const found = container.querySelector('img');
      if (!found) throw new Error('none yet');
      return found;
    });
    fireEvent.error(image);
    expect(container.querySelector('.rg-photo-none')).not.toBeNull();
  });

  it.each([
    [undefined, true, 'Up to 10 photos'],
    [3, true, 'Up to 3 photos'],
    [1, false, undefined],
  ])('with at most %s allows several at once: %s', (max, multiple, limit) => {
    const { control, container } = setUp(max === undefined ? {} : { max });
    const input = control() as HTMLInputElement;
    expect([input.type, input.accept, input.multiple]).toEqual(['file', 'image/*', multiple]);
    expect(container.querySelector('#the-id-limit')?.textContent).toBe(limit);
  });

  it('hides the button of a single photo, and shows it again', async () => {
    const { choose, control, container, user, last } = setUp({ max: 1 });
    control().focus();
    await choose(fileOf('me.jpg'));
    expect(container.querySelector('input')).toBeNull();
    expect(document.activeElement).toBe(control());
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(last()).toEqual([]);
    expect(document.activeElement).toBe(container.querySelector('input'));
  });

  it('deletes by name, and moves the focus to the next', async () => {
    const { user, told, photoStore, notes, getAllByRole } = setUp(
      {},
      { value: ['token-a.jpg', 'token-b.jpg', 'token-c.jpg'] },
    );
    const buttons = () => getAllByRole('button', { name: /^Delete/ });
    await user.click(nth(buttons(), 1));
    expect(told).toEqual([['token-a.jpg', 'token-c.jpg']]);
    expect([photoStore.files.has('token-b.jpg'), notes()]).toEqual([false, ['b.jpg was deleted.']]);
    expect(document.activeElement).toBe(buttons()[1]);
    await user.click(nth(buttons(), 1));
    expect(document.activeElement).toBe(buttons()[0]);
  });

  it('accepts dropped files', async () => {
    const { container, last } = setUp();
    const zone = theElement(container, '.rg-photos');
    const drop = createEvent.drop(zone);
    Object.assign(drop, { dataTransfer: { files: [fileOf('a.jpg')] } });
    fireEvent(zone, drop);
    await waitFor(() => expect(last()).toEqual(['token-a.jpg']));
    expect(drop.defaultPrevented).toBe(true);
  });

  it('revokes every object URL', async () => {
    const { container, unmount } = setUp({}, { value: ['token-a.jpg', 'token-b.jpg'] });
    await waitFor(() => expect(container.querySelectorAll('img').length).toBe(2));
    expect(urls.size).toBe(2);
    unmount();
    expect(urls.size).toBe(0);
  });

  it('shows a photo when the photo store has loaded it', async () => {
    const { photoStore, names } = setUp({}, { value: ['token-a.jpg'] });
    photoStore.remove('token-a.jpg');
    await waitFor(() => expect(names()).toEqual(['Photo']));
    await act(async () => void photoStore.add(fileOf('a.jpg')));
    expect(names()).toEqual(['a.jpg']);
  });

  it('can be viewed and not changed while read-only', () => {
    const { container, control } = setUp({}, { value: ['token-a.jpg'], props: { readOnly: true } });
    expect(container.querySelector('input')).toBeNull();
    expect(control().tagName).toBe('UL');
    expect(within(container).queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(within(container).getByRole('button', { name: /View/ })).toBeTruthy();
  });
});

describe('PhotoViewer', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  const open = async (language: 'ku' | 'en', ...tokens: string[]) => {
    const framed = setUp({}, { value: tokens, language });
    const view = nth([...framed.container.querySelectorAll<HTMLElement>('.rg-photo-view')], 0);
    await framed.user.click(view);
    const dialog = await screen.findByRole('dialog');
    return {
      ...framed,
      view,
      dialog,
      heading: () => within(dialog).getByRole('heading').textContent,
    };
  };

  it('shows a single photo by its name, without navigation', async () => {
    const { dialog, heading } = await open('en', 'token-a.jpg');
    expect(heading()).toBe('a.jpg');
    expect(within(dialog).getAllByRole('button').length).toBe(1);
  });

  it('cycles through the photos', async () => {
    const { dialog, heading, user } = await open('en', 'token-a.jpg', 'token-b.jpg');
    expect(within(dialog).getByRole('status').textContent).toBe('1 of 2');
    await user.click(within(dialog).getByRole('button', { name: 'Next photo' }));
    expect(heading()).toBe('b.jpg');
    await user.click(within(dialog).getByRole('button', { name: 'Next photo' }));
    expect(heading()).toBe('a.jpg');
    await user.click(within(dialog).getByRole('button', { name: 'Previous photo' }));
    expect(heading()).toBe('b.jpg');
  });

  const swipe = (element: HTMLElement, by: number) => {
    const at = (clientX: number) => ({ pointerType: 'touch', clientX, clientY: 0 });
    for (const [type, x] of [['pointerdown', 200] as const, ['pointerup', 200 + by] as const]) {
      const event = Object.assign(new MouseEvent(type, { bubbles: true, ...at(x) }), at(x));
      fireEvent(element, event);
    }
  };
  it.each([
    ['en', '{ArrowRight}', -80],
    ['ku', '{ArrowLeft}', 80],
  ] as const)('goes on in the direction of reading: %s %s', async (language, key, by) => {
    // jsdom derives no direction from the attribute dir.
    document.documentElement.style.direction = language === 'ku' ? 'rtl' : 'ltr';
    const { dialog, heading, user } = await open(
      language,
      'token-a.jpg',
      'token-b.jpg',
      'token-c.jpg',
    );
    await user.keyboard(key);
    expect(heading()).toBe('b.jpg');
    swipe(within(dialog).getByRole('heading'), by);
    expect(heading()).toBe('c.jpg');
    swipe(within(dialog).getByRole('heading'), -by);
    expect(heading()).toBe('b.jpg');
    document.documentElement.style.direction = '';
  });

  it.each(['{Escape}', 'Close'])('closes with %s, and returns the focus', async (how) => {
    const { dialog, user, view } = await open('en', 'token-a.jpg');
    if (how === 'Close') await user.click(within(dialog).getByRole('button', { name: how }));
    else await user.keyboard(how);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(view);
  });
});
