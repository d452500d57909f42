import { cleanup, renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import { type Language, LANGUAGES } from '../../src/definition/model/text';
import type { Path } from '../../src/definition/model/values';
import type { LocalPhotoStore } from '../../src/engine/inputs/localPhotoStore';
import type { RefusedAnswer } from '../../src/engine/ports';
import { createUnsavedEntries } from '../../src/engine/scope/unsavedEntries';
import { createScope } from '../../src/engine/scope/scope';
import type { FormEnvironment } from '../../src/engine/scope/ScopeContext';
import { ScopeProvider } from '../../src/engine/scope/ScopeProvider';
import { useIssueWords } from '../../src/engine/useIssueWords';
import { object, string, text } from '../definition/words';

afterEach(cleanup);

const PERSON = object({
  name: string({ errors: { required: text('What is the name?') } }),
  age: string(),
});

describe('useIssueWords', () => {
  const environment = (language: Language): FormEnvironment => ({
    language,
    ports: {
      loadOptions: async () => [],
      submit: async () => ({ kind: 'sent', reference: undefined }),
      notify: () => undefined,
      setTitle: () => undefined,
      today: () => '2026-03-21',
    },
    photoStore: {} as LocalPhotoStore,
    unsaved: createUnsavedEntries(),
    readOnly: false,
  });

  const open = (prefix: Path) => {
    const scope = createScope({ shape: PERSON, prefix, values: {}, check: () => [] });
    let language: Language = 'ku';
    const i18n = createInstance();
    void i18n.use(initReactI18next).init({ resources: { en: { translation: en } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={i18n}>
        <ScopeProvider scope={scope} environment={environment(language)}>
          {children}
        </ScopeProvider>
      </I18nextProvider>
    );
    const { result, rerender } = renderHook(() => useIssueWords(), { wrapper });
    return async (next: Language, issue: RefusedAnswer) => {
      language = next;
      await i18n.changeLanguage(next);
      rerender();
      return result.current(issue);
    };
  };

  it.each<[string, Path, string]>([
    ['a whole form', [], 'name'],
    ['a dialog', ['mother'], 'mother.name'],
    ['a row of a dialog', ['mother', 'children', 10], 'mother.children.10.name'],
  ])("returns the field's text in %s, in the current language", async (_, prefix, path) => {
    const say = open(prefix);
    for (const [index, language] of LANGUAGES.entries()) {
      expect(await say(language, { path, code: 'required' })).toBe(
        text('What is the name?')[index],
      );
    }
  });

  it('returns the general text if the field has none', async () => {
    const say = open(['mother']);
    expect(await say('en', { path: 'mother.age', code: 'required' })).toBe('Enter a text');
    expect(await say('en', { path: 'mother.age', code: 'minimum', limit: 18 })).toBe(
      'A text must be 18 or more',
    );
  });

  it("returns the server's text if it has one", async () => {
    expect(await open([])('en', { path: 'name', message: 'تکایە <b>' })).toBe('تکایە <b>');
  });
});
