import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/definition/model/text';
import { Carousel } from '../../src/site/carousel/Carousel';
import { showLanguage } from '../../src/platform/language/languageStore';

const PHOTOS = ['/a.svg', '/b.svg', '/c.svg'];
const INTERVAL = 7000;

let wantsStillness = false;

beforeAll(async () => {
  await showLanguage('en');
});
beforeEach(() => {
  vi.useFakeTimers();
  wantsStillness = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsStillness,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.style.direction = '';
});
afterAll(() => vi.unstubAllGlobals());

const open = (photos: readonly string[] = PHOTOS) => {
  render(<Carousel photos={photos} name="Istanbul" />);
  return screen.getByRole('region', { name: 'Photos: Istanbul' });
};
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getByRole('img').getAttribute('src');
const live = (carousel: HTMLElement) =>
  carousel.querySelector('[aria-live]')?.getAttribute('aria-live');
const swipe = (element: HTMLElement, by: { x: number; y?: number; pointerType?: string }) => {
  const { x, y = 0, pointerType = 'touch' } = by;
  const options = { bubbles: true, pointerType };
  fireEvent(element, pointer('pointerdown', { ...options, clientX: 200, clientY: 200 }));
  fireEvent(element, pointer('pointerup', { ...options, clientX: 200 + x, clientY: 200 + y }));
};
/** jsdom knows no pointers: a mouse's event that says what points. */
const pointer = (
  type: string,
  { pointerType, ...init }: MouseEventInit & { pointerType: string },
) => Object.assign(new MouseEvent(type, init), { pointerType });

describe('a carousel', () => {
  it('shows the next photo every seven seconds, and begins again after the last', () => {
    const carousel = open();
    expect(shown()).toBe('/a.svg');
    wait(INTERVAL - 1);
    expect(shown()).toBe('/a.svg');
    wait(1);
    expect(shown()).toBe('/b.svg');
    wait(INTERVAL);
    wait(INTERVAL);
    expect(shown()).toBe('/a.svg');
    expect(live(carousel)).toBe('off');
  });

  it('stops when it is paused, and then announces what it shows', () => {
    const carousel = open();
    fireEvent.click(button('Pause the photos'));
    wait(10 * INTERVAL);
    expect(shown()).toBe('/a.svg');
    expect(live(carousel)).toBe('polite');
    fireEvent.click(button('Play the photos'));
    wait(INTERVAL);
    expect(shown()).toBe('/b.svg');
  });

  it.each([
    ['is pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['has the focus in it', fireEvent.focus, fireEvent.blur],
  ])('waits while it %s', (_, begin, end) => {
    const carousel = open();
    begin(carousel);
    wait(10 * INTERVAL);
    expect(shown()).toBe('/a.svg');
    end(carousel);
    wait(INTERVAL);
    expect(shown()).toBe('/b.svg');
  });

  it('does not move for those who want less motion, and has no button to pause', () => {
    wantsStillness = true;
    open();
    wait(10 * INTERVAL);
    expect(shown()).toBe('/a.svg');
    expect(screen.queryByRole('button', { name: 'Pause the photos' })).toBeNull();
    fireEvent.click(button('Next photo'));
    expect(shown()).toBe('/b.svg');
  });

  it('shows its position in the direction of the page', () => {
    const position = open().querySelector('.carousel-bar > span');
    expect([position?.textContent, position?.hasAttribute('dir')]).toEqual(['1 / 3', false]);
  });

  it('does not move with one photo, which has no buttons', () => {
    open(['/a.svg']);
    wait(INTERVAL);
    expect(shown()).toBe('/a.svg');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('begins again when there are fewer photos', () => {
    const { rerender } = render(<Carousel photos={PHOTOS} name="Istanbul" />);
    fireEvent.click(button('Previous photo'));
    expect(shown()).toBe('/c.svg');
    rerender(<Carousel photos={PHOTOS.slice(0, 2)} name="Istanbul" />);
    expect(shown()).toBe('/a.svg');
    wait(INTERVAL);
    expect(shown()).toBe('/b.svg');
  });

  it('renders nothing without a photo', () => {
    const { container } = render(<Carousel photos={[]} name="Istanbul" />);
    expect(container.childElementCount).toBe(0);
  });
});

type Turn = (carousel: HTMLElement) => unknown;
const NEXT: Turn = () => fireEvent.click(button('Next photo'));
const PREVIOUS: Turn = () => fireEvent.click(button('Previous photo'));
const key =
  (name: string, options = {}): Turn =>
  (carousel) =>
    fireEvent.keyDown(carousel, { key: name, ...options });
const swiped =
  (by: Parameters<typeof swipe>[1]): Turn =>
  (carousel) =>
    swipe(carousel, by);

describe('a carousel that is turned by hand', () => {
  it.each<[string, Turn, Language, string]>([
    ['the next button', NEXT, 'en', '/b.svg'],
    ['the button for the one before', PREVIOUS, 'en', '/c.svg'],
    ['the right arrow', key('ArrowRight'), 'en', '/b.svg'],
    ['the left arrow', key('ArrowLeft'), 'en', '/c.svg'],
    ['the left arrow', key('ArrowLeft'), 'ku', '/b.svg'],
    ['the right arrow', key('ArrowRight'), 'ar', '/c.svg'],
    ['the arrow that the browser goes back by', key('ArrowLeft', { altKey: true }), 'en', '/a.svg'],
    ['another key', key('ArrowDown'), 'en', '/a.svg'],
    ['a finger that goes left', swiped({ x: -80 }), 'en', '/b.svg'],
    ['a finger that goes right', swiped({ x: 80 }), 'en', '/c.svg'],
    ['a finger that goes right', swiped({ x: 80 }), 'ku', '/b.svg'],
    ['a finger that goes left', swiped({ x: -80 }), 'ar', '/c.svg'],
    ['a finger that scrolls', swiped({ x: -80, y: 200 }), 'en', '/a.svg'],
    ['a finger that only trembles', swiped({ x: -20 }), 'en', '/a.svg'],
    ['a mouse that marks text', swiped({ x: -80, pointerType: 'mouse' }), 'en', '/a.svg'],
  ])('by %s: %#', (_, turn, language, after) => {
    document.documentElement.style.direction = language === 'en' ? 'ltr' : 'rtl';
    const carousel = open();
    turn(carousel);
    expect(shown()).toBe(after);
  });

  it('waits the whole interval again after that', () => {
    open();
    wait(INTERVAL - 100);
    NEXT(document.body);
    wait(INTERVAL - 100);
    expect(shown()).toBe('/b.svg');
    wait(100);
    expect(shown()).toBe('/c.svg');
  });
});
