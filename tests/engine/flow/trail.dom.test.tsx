import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { string, text } from '../../definition/words';
import { openForm } from '../fields/form';

const PROPERTIES = {
  first: string({ label: text('First') }),
  second: string({ label: text('Second') }),
  third: string({ label: text('Third') }),
};
const STEPS = [['first'], ['second'], ['third']];

const open = (stepper = false) =>
  openForm(PROPERTIES, { required: ['first'], steps: STEPS, service: { stepper } });

type Opened = Awaited<ReturnType<typeof open>>;

/** Returns the title of the step, or of what follows the last one. */
const title = ({ container }: Opened) =>
  container.querySelector('.rg-step-title')?.textContent ?? '';

const stops = () => (history.state as { trail?: { stops: unknown } } | null)?.trail?.stops;

async function goBack(form: Opened, expected: string) {
  history.back();
  await waitFor(() => expect(title(form)).toBe(expected));
}

async function toReview(form: Opened) {
  await form.user.type(form.at('first'), 'Hero');
  for (const _ of STEPS) await form.press('Continue');
  await waitFor(() => expect(title(form)).toBe('Check your answers'));
}

describe('Back', () => {
  it('goes from the review to the last step, and from each step to the previous one', async () => {
    const form = await open();
    await toReview(form);
    for (const step of ['Part 3', 'Part 2', 'Part 1']) await goBack(form, step);
    expect(form.at('first').value).toBe('Hero');
    history.forward();
    await waitFor(() => expect(title(form)).toBe('Part 2'));
  });

  it("follows the visitor's path in a stepper", async () => {
    const form = await open(true);
    await form.press(/^3 Part 3/);
    await form.press(/^2 Part 2/);
    await goBack(form, 'Part 3');
    await goBack(form, 'Part 1');
  });

  it("leaves no history entry after the page's own back link", async () => {
    const form = await open();
    await form.user.type(form.at('first'), 'Hero');
    await form.press('Continue');
    await form.press('Continue');
    expect(stops()).toEqual([0, 1, 2]);
    await form.press('Back');
    await waitFor(() => expect(stops()).toEqual([0, 1]));
    await goBack(form, 'Part 1');
  });

  it('keeps pending text, also when it leaves the page', async () => {
    const form = await open();
    const input = form.at('first');
    input.value = 'Hero';
    fireEvent.input(input);
    fireEvent.popState(window);
    form.unmount();
    expect((await open()).at('first').value).toBe('Hero');
  });

  it('belongs to the first of two forms on a page, and leaves the page for neither', async () => {
    const form = await open();
    await form.user.type(form.at('first'), 'Hero');
    await form.press('Continue');
    const second = await openForm(PROPERTIES, { steps: STEPS, service: { id: 'second' } });
    expect(stops()).toEqual([0, 1]);
    const next = second.container.querySelector<HTMLElement>('.rg-step button[type=submit]');
    await second.user.click(next!);
    await waitFor(() => expect(title(second)).toBe('Part 2'));
    expect(stops()).toEqual([0, 1]);
    await goBack(form, 'Part 1');
    expect(title(second)).toBe('Part 2');
    second.unmount();
  });

  it('does not return to a form that was sent', async () => {
    const form = await open();
    await toReview(form);
    await form.press('Send');
    await waitFor(() => expect(stops()).toEqual(['sent']));
    expect(title(form)).toBe('Your request was sent');
  });
});

describe('a reload', () => {
  it.each([
    [1, 'Part 2'],
    [3, 'Check your answers'],
  ])('after %i steps stays at %s', async (steps, expected) => {
    const form = await open();
    await form.user.type(form.at('first'), 'Hero');
    for (let step = 0; step < steps; step += 1) await form.press('Continue');
    form.unmount();
    const again = await open();
    await waitFor(() => expect(title(again)).toBe(expected));
    expect(document.activeElement?.textContent).toBe(expected);
    await goBack(again, `Part ${steps}`);
  });

  it('stays at a step without answers', async () => {
    const form = await open(true);
    await form.press(/^3 Part 3/);
    form.unmount();
    expect(title(await open(true))).toBe('Part 3');
  });
});

it('leaves no history entries of deleted answers', async () => {
  const form = await open();
  await form.user.type(form.at('first'), 'Hero');
  await form.press('Continue');
  form.unmount();
  const again = await open();
  await again.press(/^Delete my answers/);
  expect(title(again)).toBe('Part 2');
  await again.press('Yes, delete everything');
  await waitFor(() => expect(stops()).toEqual([0]));
  expect(title(again)).toBe('Part 1');
});
