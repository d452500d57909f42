import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/definition/model/text';
import { frame, type FrameOptions, type RenderInput } from './harness';

/** An input and how a person answers with it. */
export interface InputCase<V> {
  readonly input: RenderInput<V>;
  readonly group?: boolean;
  /** Two different answers. */
  readonly answers: readonly [V, V];
  /** Gives the first answer as a person would. */
  readonly answer: (framed: ReturnType<typeof frame<V>>) => Promise<void>;
  /** Returns the visible answer; empty for none. */
  readonly shown: (framed: ReturnType<typeof frame<V>>) => string;
  /** The visible text of each of the two answers. */
  readonly shows: readonly [string, string];
  /** The element with the error description, if it is not the control itself. */
  readonly speaker?: string;
}

const REFERRING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/** Returns ids that an attribute refers to and no element has. */
function dangling(root: ParentNode): string[] {
  return REFERRING.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .filter((id) => !document.getElementById(id))
        .map((id) => `${attribute}=${id}`),
    ),
  );
}

function doubled(root: ParentNode): string[] {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** Tests the contract between every input and its frame. */
export function inputContract<V>(name: string, theCase: InputCase<V>): void {
  const { input, answers, answer, shown, shows, speaker = '#the-id' } = theCase;
  const put = (options: FrameOptions<V> = {}) =>
    frame(input, { group: theCase.group ?? false, ...options });
  const [first, second] = answers;

  describe(`${name} keeps the contract of inputs`, () => {
    it('has its id once, and its name', () => {
      const { container, control } = put();
      expect(control().getAttribute('name')).toBe('father.the');
      expect(doubled(container)).toEqual([]);
    });

    it.each(LANGUAGES)('has its label as accessible name, in %s', (language) => {
      const { getAllByLabelText, control, container } = put({ language });
      const named = getAllByLabelText(/The label/);
      expect(named.some((element) => element.contains(control()))).toBe(true);
      expect(container.textContent).not.toMatch(/(form|dates)\.[a-z]/u);
    });

    it.each([
      { invalid: false, required: false },
      { invalid: true, required: false },
      { invalid: false, required: true },
    ])('is marked as $invalid / $required invalid / required', ({ invalid, required }) => {
      const { container } = put({ props: { invalid, required } });
      const said = container.querySelector(speaker);
      expect(said?.getAttribute('aria-invalid')).toBe(invalid ? 'true' : null);
      expect(said?.getAttribute('aria-required')).toBe(required ? 'true' : null);
    });

    it('is described by its help text, and refers to no missing element', () => {
      const { container } = put();
      expect(container.querySelector(speaker)?.getAttribute('aria-describedby')).toContain(
        'the-help',
      );
      expect(dangling(container)).toEqual([]);
    });

    it('refers to nothing if its frame passes no ids', () => {
      const { container } = put({ props: { describedBy: undefined, labelledBy: undefined } });
      expect(dangling(container)).toEqual([]);
    });

    it('reports the answers that a person gives', async () => {
      const framed = put();
      await answer(framed);
      await framed.leave();
      expect(framed.last()).toEqual(first);
      expect(shown(framed)).toBe(shows[0]);
    });

    it('shows its value, and a new one', async () => {
      const framed = put({ value: first });
      await waitFor(() => expect(shown(framed)).toBe(shows[0]));
      framed.give(second);
      await waitFor(() => expect(shown(framed)).toBe(shows[1]));
      framed.give(undefined);
      expect(shown(framed)).toBe('');
      expect(framed.told).toEqual([]);
    });

    it('reports nothing while read-only', async () => {
      const framed = put({ value: second, props: { readOnly: true } });
      // What must not appear is not waited for.
      const findByText: typeof framed.findByText = async (id, options) =>
        framed.getByText(id, options);
      await answer({ ...framed, findByText }).catch(() => undefined);
      await framed.leave();
      expect(framed.told).toEqual([]);
      await waitFor(() => expect(shown(framed)).toBe(shows[1]));
    });

    it('keeps answer, element and focus when the language changes', async () => {
      const framed = put();
      await answer(framed);
      const before = framed.control();
      before.focus();
      for (const language of LANGUAGES) await framed.speak(language);
      expect(framed.control()).toBe(before);
      expect(document.activeElement).toBe(before);
      await framed.leave();
      expect(framed.last()).toEqual(first);
      expect(shown(framed)).toBe(shows[0]);
    });
  });
}
