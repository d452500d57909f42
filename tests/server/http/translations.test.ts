import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Translate } from '../../../src/definition/language/issueWords';
import { ISSUE_CODES } from '../../../src/definition/model/issue';
import { type Language, LANGUAGES } from '../../../src/definition/model/text';
import { HTTP_CODES } from '../../../src/server/http/refusal';
import { readTranslations } from '../../../src/server/http/translations';
import { ROOT, tempFolder } from '../support/folders';

describe('translations', () => {
  test('exist for every error code in each language', async () => {
    const words = await readTranslations(ROOT);
    for (const language of LANGUAGES) {
      for (const code of [...ISSUE_CODES, ...HTTP_CODES]) {
        const word = words[language](`errors.${code}`, { limit: 7 });
        expect(word, `${language} ${code}`).not.toBe(code);
        expect(word).not.toContain('{{');
      }
    }
    expect(words.ku('errors.required', {})).not.toBe(words.en('errors.required', {}));
  });

  test('fall back to English, then to the key', async () => {
    const root = await tempFolder();
    await mkdir(join(root, 'locales'));
    await writeFile(join(root, 'locales/en.json'), '{"errors":{"a":"Not {{limit}}, {{ limit }}"}}');
    await writeFile(join(root, 'locales/ku.json'), '{"errors":{"b":"با"}}');
    const words = (await readTranslations(root)) as unknown as Record<Language, Translate<string>>;
    expect(words.ku('errors.b', {})).toBe('با');
    expect(words.ku('errors.a', { limit: 5 })).toBe('Not 5, 5');
    expect(words.ar('errors.none', {})).toBe('none');
    expect(words.en('errors.toString', {})).toBe('toString');
  });
});
