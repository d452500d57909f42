import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/definition/model/field';
import { RadioChoice } from '../../../src/engine/inputs/RadioChoice';
import { SelectChoice } from '../../../src/engine/inputs/SelectChoice';
import { frame } from './harness';

const KINDS: readonly (readonly Answer[])[] = [
  ['Male', 'Female'],
  [1, 2, 3],
  [true, false],
];
const choicesOf = (values: readonly Answer[]) =>
  values.map((value) => ({ value, label: `is ${value}` }));

describe('RadioChoice', () => {
  it.each(KINDS)('reports the values themselves: %s, %s', async (...values) => {
    const { user, getByLabelText, told } = frame<Answer>((props) => (
      <RadioChoice {...props} choices={choicesOf(values)} />
    ));
    for (const value of values) await user.click(getByLabelText(`is ${value}`));
    expect(told).toEqual(values);
  });

  it('preselects nothing', () => {
    const { container } = frame<Answer>((props) => (
      <RadioChoice {...props} choices={choicesOf([true, false])} />
    ));
    expect(container.querySelector(':checked')).toBeNull();
  });

  it('is one group for the browser, with an id per radio', () => {
    const { getAllByRole } = frame<Answer>((props) => (
      <RadioChoice {...props} choices={choicesOf(['a', 'b', 'c'])} />
    ));
    const radios = getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ name }) => name)).toEqual(Array(3).fill('father.the'));
    expect(radios.map(({ id }) => id)).toEqual(['the-id', 'the-id-1', 'the-id-2']);
  });
});

describe('SelectChoice', () => {
  it.each(KINDS)('reports the values themselves: %s, %s', async (...values) => {
    const { user, control, told } = frame<Answer>((props) => (
      <SelectChoice {...props} choices={choicesOf(values)} />
    ));
    for (const value of values) await user.selectOptions(control(), String(value));
    expect(told).toEqual(values);
  });

  it('starts empty and can be emptied again', async () => {
    const { user, control, last } = frame<Answer>((props) => (
      <SelectChoice {...props} choices={choicesOf(['a', 'b'])} />
    ));
    expect((control() as HTMLSelectElement).value).toBe('');
    await user.selectOptions(control(), 'a');
    await user.selectOptions(control(), 'Choose');
    expect(last()).toBeUndefined();
  });

  it('contains only the chosen option while read-only', () => {
    const { container } = frame<Answer>(
      (props) => <SelectChoice {...props} choices={choicesOf(['a', 'b'])} />,
      { value: 'b', props: { readOnly: true } },
    );
    expect([...container.querySelectorAll('option')].map(({ text }) => text)).toEqual(['is b']);
  });
});
