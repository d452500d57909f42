import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupsIn } from '../../../src/definition/keywords/groups';
import { KEYWORDS } from '../../../src/definition/keywords/keywords';
import { CONTROLS } from '../../../src/panel/designer/service/controls/controls';
import { keywordsFor } from '../../../src/panel/designer/service/kinds';
import { KEYWORD_WORDS } from '../../../src/panel/designer/service/keywordWords';
import { ELSEWHERE } from '../../../src/panel/designer/service/QuestionParts';

/** Parts of a service that staff do not compose, and why. */
const WITH_FILES: Readonly<Record<string, string>> = {
  $schema: 'completes names in the editor of a file',
  pages: 'components of their own are part of the build',
  sections: 'names a kind of content, whose records are forms',
  lookup: 'the server reads the table of a kind of content by it',
  sample: 'is made of the questions (composing/prepare)',
};

/** Where the others are composed. */
const COMPOSED: Readonly<Record<string, string>> = {
  form: 'the outline, and the inspector',
  steps: 'the outline, and the inspector',
  stepper: 'the inspector of a step',
  id: 'the dialog of a new service',
  route: 'the dialog of a new service',
  version: 'raised at publication',
  tile: 'settings',
  page: 'settings',
  submit: 'settings',
  staff: 'settings',
  documents: 'settings',
};

describe('the designer', () => {
  it('has a control for every keyword that a question can have', () => {
    const all = new Set(groupsIn('forms').flatMap(keywordsFor));
    expect(
      [...all].filter(
        (keyword) =>
          !ELSEWHERE.includes(keyword) &&
          !(KEYWORD_WORDS[keyword] && CONTROLS[KEYWORDS[keyword].kind]),
      ),
    ).toEqual([]);
  });

  it('composes every part of a service that is not named here with a reason', () => {
    const schema = JSON.parse(readFileSync('schemas/service.schema.json', 'utf8')) as {
      properties: object;
    };
    expect(Object.keys(schema.properties).sort()).toEqual(
      [...Object.keys(WITH_FILES), ...Object.keys(COMPOSED)].sort(),
    );
  });
});
