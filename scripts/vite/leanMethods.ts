import { parseSync, type Plugin } from 'vite';

const UNUSED = 'throw Error("unused")';

/** Other bodies of methods, by class and name. */
type Bodies = Readonly<Record<string, Readonly<Record<string, string>>>>;

const unused = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, UNUSED]));

/** Texts are added, not loaded by a backend, and contain neither formats nor other texts. */
const I18NEXT: Bodies = {
  Connector: unused('queueLoad', 'loaded', 'read', 'prepareLoading', 'loadOne', 'saveMissing'),
  Formatter: unused('format'),
  Interpolator: { nest: 'return arguments[0]' },
  I18n: {
    ...unused('reloadResources', 'hydrate', 'loadLanguages', 'loadNamespaces', 'dir'),
    hasLoadedNamespace: 'return true',
  },
};

/** A form of rjsf has no data (engine/fields/SchemaForm): it changes, validates and sends nothing. */
const FORM: Bodies = {
  Form: {
    ...unused('isReportedFormData', 'reportChange', 'setFieldValue', 'onChange', 'processChange'),
    ...unused('validate', 'liveValidate', 'validateBeforeThrow', 'validateWithExtraErrors'),
    ...unused('validateForm', 'validateFormWithFormData', 'validateSubmission', 'submit', 'reset'),
    ...unused('queueUpdate', 'renderErrors', 'reportErrors', 'focusFirstError', 'focusOnError'),
    mergeErrors: 'return arguments[0]',
    // A form within it may be sent.
    onSubmit: '',
    onBlur: '',
  },
};

const FILES: readonly (readonly [file: RegExp, bodies: Bodies])[] = [
  [/\/i18next\/dist\/esm\/i18next\.js$/u, I18NEXT],
  [/\/@rjsf\/core\/lib\/components\/Form\.js$/u, FORM],
];

/**
 * Gives methods of packages that no page calls a body that throws, which leaves a fifth of i18next and half of rjsf's
 * form out of each page. Fails the build if one is not found, as after an update.
 */
export function leanMethods(): Plugin {
  return {
    name: 'lean-methods',
    enforce: 'pre',
    apply: ({ build }) => !build?.ssr,
    transform: {
      filter: { id: FILES.map(([file]) => file) },
      handler(code, id) {
        const bodies = FILES.find(([file]) => file.test(id))?.[1] ?? {};
        const found = methodsIn(code).flatMap(({ owner, name, start, end }) => {
          const own = bodies[owner] ?? {};
          return Object.hasOwn(own, name) ? [{ start, end, body: own[name] }] : [];
        });
        if (found.length !== Object.values(bodies).flatMap(Object.keys).length) {
          this.error(`${id} has changed: a method is missing (scripts/vite/leanMethods.ts)`);
        }
        return found.reduceRight(
          (rest, { start, end, body }) => `${rest.slice(0, start)}{${body}}${rest.slice(end)}`,
          code,
        );
      },
    },
  };
}

/** Returns where the bodies of all methods stand, also of those that are properties. */
const methodsIn = (code: string) =>
  parseSync('package.js', code).program.body.flatMap((statement) => {
    const owner = 'declaration' in statement ? statement.declaration : statement;
    if (owner?.type !== 'ClassDeclaration') return [];
    return owner.body.body.flatMap((member) => {
      if (member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') return [];
      const { key, value } = member;
      if (key.type !== 'Identifier' || !value || !('body' in value)) return [];
      const { body } = value;
      if (body?.type !== 'BlockStatement') return [];
      return [{ owner: owner.id?.name ?? '', name: key.name, start: body.start, end: body.end }];
    });
  });
