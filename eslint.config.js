import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TYPED = ['**/*.ts', '**/*.tsx'];

const OFF = 'off';

/** Rules of the strict sets that conflict with this project's conventions, with the reason. */
const NOT_OURS = {
  // Json is a type alias, not an interface, so that it may be recursive.
  '@typescript-eslint/consistent-type-definitions': OFF,
  '@typescript-eslint/consistent-indexed-object-style': OFF,
  // Answers are Json, and an invalid one may be shown as it is.
  '@typescript-eslint/no-base-to-string': OFF,
  // Ports are interfaces of functions that do not use `this`.
  '@typescript-eslint/unbound-method': OFF,
  // A port or a hook may have to be async, or to do nothing.
  '@typescript-eslint/require-await': OFF,
  '@typescript-eslint/no-empty-function': OFF,
};

const OURS = {
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
  '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
  ],
  '@typescript-eslint/prefer-nullish-coalescing': [
    'error',
    { ignorePrimitives: { boolean: true, string: true } },
  ],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/switch-exhaustiveness-check': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
};

export default defineConfig(
  globalIgnores(['dist', 'data', '.cache']),
  // Findings are fixed, never disabled.
  { linterOptions: { noInlineConfig: true } },
  { files: ['**/*.js', '**/*.mjs'], extends: [tseslint.configs.recommended] },
  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { ...NOT_OURS, ...OURS },
  },
  {
    files: ['src/**'],
    ignores: ['src/server/{main,commands/*}.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['{src,scripts/playground}/**/*.tsx', 'src/engine/**', 'src/platform/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // The component for a field is looked up in a table.
      'react-hooks/static-components': OFF,
      // Only relevant to React's compiler, which is not used.
      'react-hooks/preserve-manual-memoization': OFF,
    },
  },
  {
    files: ['src/engine/rjsf/**', 'src/panel/content/editor/**'],
    rules: {
      // rjsf's option to leave validation to the host; it has no replacement yet.
      '@typescript-eslint/no-deprecated': ['error', { allow: ['noValidate'] }],
    },
  },
  {
    // A table of cases may read its rows from JSON.
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': OFF,
      '@typescript-eslint/no-unsafe-argument': OFF,
      '@typescript-eslint/no-unsafe-assignment': OFF,
      '@typescript-eslint/no-unsafe-member-access': OFF,
      '@typescript-eslint/no-unsafe-return': OFF,
    },
  },
);
