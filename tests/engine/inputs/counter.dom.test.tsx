import { describe, expect, it } from 'vitest';
import { Counter } from '../../../src/engine/inputs/Counter';
import { frame } from './harness';

type Value = number | string;

const setUp = (value: Value | undefined, min?: number, max?: number) =>
  frame<Value>(
    (props) => <Counter {...props} min={min} max={max} />,
    value === undefined ? {} : { value },
  );

const STEPS: readonly (readonly [
  from: Value | undefined,
  'Less' | 'More',
  to: Value,
  told: boolean,
])[] = [
  [undefined, 'More', 1, true],
  [undefined, 'Less', 0, true],
  [0, 'Less', 0, false],
  [1, 'Less', 0, true],
  [3, 'More', 4, true],
  [4, 'More', 4, false],
  [99, 'Less', 4, true],
  [2.5, 'More', 3, true],
  ['many', 'More', 1, true],
];

describe('Counter', () => {
  it.each(STEPS)('changes %s with %s to %s', async (from, button, to, told) => {
    const { user, getByLabelText, container, told: reports } = setUp(from, 0, 4);
    await user.click(getByLabelText(new RegExp(`^${button}`)));
    expect(reports).toEqual(told ? [to] : []);
    expect(container.querySelector('input')?.value).toBe(String(to));
    expect(container.querySelector('[role=status]')?.textContent).toBe(told ? String(to) : '');
  });

  it('has no bounds if none are given', async () => {
    const { user, getByLabelText, last } = setUp(0);
    await user.click(getByLabelText(/^Less/));
    expect(last()).toBe(-1);
  });

  it('counts on from typed text that is not reported yet', async () => {
    const { user, control, getByLabelText, last } = setUp(undefined, 0, 40);
    await user.type(control(), '١٢');
    await user.click(getByLabelText(/^More/));
    expect(last()).toBe(13);
  });

  it('steps with the arrow keys', async () => {
    const { user, control, told } = setUp(2, 0, 4);
    await user.click(control());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(told).toEqual([3, 4, 3]);
  });

  it('marks a button at its bound as disabled, and keeps its focus', async () => {
    const { user, getByLabelText } = setUp(1, 0, 4);
    const less = getByLabelText(/^Less/);
    await user.click(less);
    expect(less.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(less);
  });

  it('keeps a text that is not a number, to be corrected', async () => {
    const { user, control, last, leave } = setUp(undefined, 0, 4);
    await user.type(control(), 'two');
    await leave();
    expect(last()).toBe('two');
  });
});
