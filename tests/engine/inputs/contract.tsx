import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/definition/text';
import { frame, type FrameOptions, type RenderInput } from './harness';

/** One input and how a person answers with it. */
export interface InputCase<V> {
  readonly input: RenderInput<V>;
  readonly group?: boolean;
  /** Two answers that differ. */
  readonly answers: readonly [V, V];
  /** Gives the first answer, like a person would. */
  readonly answer: (framed: ReturnType<typeof frame<V>>) => Promise<void>;
  /** What a person sees of the answer; nothing for none. */
  readonly shown: (framed: ReturnType<typeof frame<V>>) => string;
  /** What that is for each of the two answers. */
  readonly shows: readonly [string, string];
  /** The element that says what is wrong, if it is not the control itself. */
  readonly speaker?: string;
}

const REFERRING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/** Ids that an attribute names and nothing has. */
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

/** What every input promises to its frame. */
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

    it.each(LANGUAGES)('is called what its label says, in %s', (language) => {
      const { getAllByLabelText, control, container } = put({ language });
      const named = getAllByLabelText(/The label/);
      expect(named.some((element) => element.contains(control()))).toBe(true);
      expect(container.textContent).not.toMatch(/(form|dates)\.[a-z]/u);
    });

    it.each([
      { invalid: false, required: false },
      { invalid: true, required: false },
      { invalid: false, required: true },
    ])('says that it is $invalid / $required invalid / required', ({ invalid, required }) => {
      const { container } = put({ props: { invalid, required } });
      const said = container.querySelector(speaker);
      expect(said?.getAttribute('aria-invalid')).toBe(invalid ? 'true' : null);
      expect(said?.getAttribute('aria-required')).toBe(required ? 'true' : null);
    });

    it('is described by its help, and by nothing that is not there', () => {
      const { container } = put();
      expect(container.querySelector(speaker)?.getAttribute('aria-describedby')).toContain(
        'the-help',
      );
      expect(dangling(container)).toEqual([]);
    });

    it('refers to nothing where its frame gives it no ids', () => {
      const { container } = put({ props: { describedBy: undefined, labelledBy: undefined } });
      expect(dangling(container)).toEqual([]);
    });

    it('reports what a person answers', async () => {
      const framed = put();
      await answer(framed);
      await framed.leave();
      expect(framed.last()).toEqual(first);
      expect(shown(framed)).toBe(shows[0]);
    });

    it('shows what it is given, and what it is given next', async () => {
      const framed = put({ value: first });
      await waitFor(() => expect(shown(framed)).toBe(shows[0]));
      framed.give(second);
      await waitFor(() => expect(shown(framed)).toBe(shows[1]));
      framed.give(undefined);
      expect(shown(framed)).toBe('');
      expect(framed.told).toEqual([]);
    });

    it('reports nothing while it is only read', async () => {
      const framed = put({ value: second, props: { readOnly: true } });
      await answer(framed).catch(() => undefined);
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
