import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { askIn, type AskedProps, Dialogs } from '../../src/panel/data/Dialogs';
import { PanelDialog } from '../../src/panel/data/PanelDialog';

let place = memoryLocation();

function NameDialog({ open, settle }: AskedProps<string>) {
  const [name, setName] = useState('');
  return (
    <PanelDialog
      open={open}
      onClose={() => settle()}
      title="Name"
      answers={[{ label: 'Save', act: () => settle(name) }]}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </PanelDialog>
  );
}

const ask = () => askIn<string>((asked) => <NameDialog {...asked} />);
const input = () => screen.getByLabelText<HTMLInputElement>('Name', { selector: 'input' });

async function openedAndTyped(text: string) {
  const answer: { of?: Promise<string | undefined> } = {};
  await act(async () => {
    answer.of = ask();
  });
  fireEvent.change(input(), { target: { value: text } });
  return answer;
}

beforeEach(() => {
  place = memoryLocation();
  render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      <Dialogs />
    </Router>,
  );
});
afterEach(cleanup);

it('asks the same question anew with an empty field', async () => {
  const first = await openedAndTyped('one');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(await first.of).toBe('one');
  await act(async () => void ask());
  expect(input().value).toBe('');
});

it('settles a question that another one replaces', async () => {
  const first = await openedAndTyped('one');
  await act(async () => void ask());
  expect(await first.of).toBeUndefined();
  expect(input().value).toBe('');
});

it.each(['/other', '/?tab=other'])('closes a question when the address becomes %s', async (to) => {
  const { of } = await openedAndTyped('one');
  await act(async () => place.navigate(to));
  expect(await of).toBeUndefined();
});
