import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoldingContext } from '../../../src/engine/inputs/holding';
import { type TextCodec, useHeldText } from '../../../src/engine/inputs/useHeldText';
import { frame, type Held } from './harness';

const UPPER: TextCodec<string> = {
  parse: (text) => text.trim().toUpperCase() || undefined,
  format: (value) => value ?? '',
};

function Probe({ value, onChange }: Held<string>) {
  const { control } = useHeldText(value, onChange, UPPER);
  return <input id="the-id" placeholder="Words" {...control} />;
}

const commits = new Set<() => void>();
const holding = (commit: () => void) => {
  commits.add(commit);
  return () => void commits.delete(commit);
};

const setUp = (value?: string) => {
  const framed = frame<string>(
    (props) => (
      <HoldingContext value={holding}>
        <Probe {...props} />
      </HoldingContext>
    ),
    value === undefined ? {} : { value },
  );
  const control = framed.control() as HTMLInputElement;
  const type = (text: string) => fireEvent.input(control, { target: { value: text } });
  return { ...framed, input: control, type };
};

const WAYS: readonly (readonly [string, (framed: ReturnType<typeof setUp>) => void])[] = [
  ['typing pauses', () => act(() => void vi.runAllTimers())],
  ['the field is left', ({ input }) => fireEvent.blur(input)],
  ['Enter is pressed', ({ input }) => fireEvent.keyDown(input, { key: 'Enter' })],
  [
    'the holder asks',
    () =>
      act(() => {
        for (const commit of commits) commit();
      }),
  ],
  ['the input goes away', ({ unmount }) => unmount()],
];

describe('useHeldText', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    commits.clear();
  });

  it('does not report while a person types', () => {
    const { type, told } = setUp();
    for (const text of ['a', 'ab', 'abc']) type(text);
    expect(told).toEqual([]);
    expect(commits.size).toBe(1);
  });

  it.each(WAYS)('reports once when %s', (_, happens) => {
    const framed = setUp();
    framed.type('ab');
    framed.type('abc');
    happens(framed);
    expect(framed.told).toEqual(['ABC']);
    expect(commits.size).toBe(0);
    act(() => void vi.runAllTimers());
    expect(framed.told).toEqual(['ABC']);
  });

  it('reports what a program has filled in, which sends `change` only, or nothing before the field is left', () => {
    const { input, told } = setUp('ABC');
    input.value = 'def';
    fireEvent(input, new Event('change', { bubbles: true }));
    act(() => void vi.runAllTimers());
    expect(told).toEqual(['DEF']);
    input.value = 'ghi';
    fireEvent.blur(input);
    expect([told, input.value]).toEqual([['DEF', 'GHI'], 'GHI']);
  });

  it.each(WAYS)('does not report the same value: %s', (_, happens) => {
    const framed = setUp('ABC');
    framed.type('abc ');
    happens(framed);
    expect(framed.told).toEqual([]);
  });

  it('shows the text as typed until the field is left', () => {
    const { type, input, told } = setUp();
    type(' abc');
    act(() => void vi.runAllTimers());
    expect([told, input.value]).toEqual([['ABC'], ' abc']);
    fireEvent.blur(input);
    expect(input.value).toBe('ABC');
  });

  it('reports no answer when it is emptied', () => {
    const { type, input, told } = setUp('ABC');
    type('');
    fireEvent.blur(input);
    expect(told).toEqual([undefined]);
  });

  it('is not overwritten by an outside value before it has reported', () => {
    const { type, input, give } = setUp();
    type('mine');
    give('THEIRS');
    expect(input.value).toBe('mine');
    fireEvent.blur(input);
    expect(input.value).toBe('MINE');
  });

  it('keeps what typing sends away from React, but for keys with other functions', () => {
    const { input } = setUp();
    const reached: string[] = [];
    const names = ['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'keyup'];
    for (const name of names) input.parentElement?.addEventListener(name, () => reached.push(name));
    const key = (name: string, pressed: string) =>
      input.dispatchEvent(new KeyboardEvent(name, { key: pressed, bubbles: true }));
    for (const name of names) {
      if (name.startsWith('key')) key(name, 'a');
      else input.dispatchEvent(new Event(name, { bubbles: true }));
    }
    expect(reached).toEqual([]);
    key('keydown', 'Enter');
    expect(reached).toEqual(['keydown']);
  });

  it('has its placeholder only while it is empty', () => {
    const { type, input, give } = setUp();
    const seen = () => input.getAttribute('placeholder');
    expect(seen()).toBe('Words');
    type('a');
    expect(seen()).toBeNull();
    type('');
    expect(seen()).toBe('Words');
    fireEvent.blur(input);
    give('THEIRS');
    expect(seen()).toBeNull();
    give(undefined);
    expect(seen()).toBe('Words');
  });

  it('stays selected when its value is replaced, so that typing replaces it', () => {
    const { input, give } = setUp('FIRST');
    const selected = () => [input.selectionStart, input.selectionEnd];
    input.focus();
    input.select();
    give('SECOND');
    expect([input.value, ...selected()]).toEqual(['SECOND', 0, 6]);
    input.setSelectionRange(2, 2);
    give('THIRD');
    expect([input.value, ...selected()]).toEqual(['THIRD', 5, 5]);
  });
});
