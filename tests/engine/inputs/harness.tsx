import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { type ReactElement, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';
import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import ku from '../../../locales/ku.json';
import type { Language } from '../../../src/definition/model/text';
import type { InputProps } from '../../../src/engine/inputs/inputProps';

afterEach(cleanup);

const translations = { ku: { translation: ku }, ar: { translation: ar }, en: { translation: en } };

function words(language: Language = 'en') {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: translations,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}

/** An input in its frame: receives a value and reports changes. */
export interface Held<V> {
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
}

export type RenderInput<V> = (props: InputProps & Held<V>) => ReactElement;

export interface FrameOptions<V> {
  readonly value?: V;
  readonly language?: Language;
  readonly props?: Partial<InputProps>;
  /** Several controls under one label, which then names their group. */
  readonly group?: boolean;
}

/** Renders an input in a frame with a label, a help text and a button after it. */
export function frame<V>(input: RenderInput<V>, options: FrameOptions<V> = {}) {
  const { value, language = 'en', props, group = false } = options;
  const i18n = words(language);
  const told: (V | undefined)[] = [];
  let give: (value: V | undefined) => void = () => {};
  let speak: (language: Language) => void = () => {};

  function Frame() {
    const [now, setNow] = useState<V | undefined>(value);
    const [spoken, setSpoken] = useState(language);
    give = setNow;
    speak = setSpoken;
    const Label = group ? 'span' : 'label';
    return (
      <div lang={spoken}>
        <Label id="the-label" {...(!group && { htmlFor: 'the-id' })}>
          The label
        </Label>
        <p id="the-help">The help</p>
        {input({
          id: 'the-id',
          name: 'father.the',
          invalid: false,
          required: false,
          readOnly: false,
          describedBy: 'the-help',
          labelledBy: 'the-label',
          language: spoken,
          value: now,
          onChange: (next) => {
            told.push(next);
            setNow(next);
          },
          ...props,
        })}
        <button type="button">elsewhere</button>
      </div>
    );
  }
  const view = render(
    <I18nextProvider i18n={i18n}>
      <Frame />
    </I18nextProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    /** Everything that the input reported, in order. */
    told,
    last: () => told.at(-1),
    give: (next: V | undefined) => act(() => give(next)),
    speak: (next: Language) =>
      act(async () => {
        await i18n.changeLanguage(next);
        speak(next);
      }),
    control: () => theElement(view.container, '#the-id'),
    leave: async () => userEvent.click(view.getByText('elsewhere')),
  };
}

export function theElement(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelectorAll<HTMLElement>(selector);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} elements for ${selector}`);
  return only;
}
