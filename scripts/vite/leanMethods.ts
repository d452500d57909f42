import { parseSync, type Plugin } from 'vite';

const UNUSED = 'throw Error("unused")';

const unused = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, UNUSED]));

/** By the name of the method. A form of rjsf has no data (engine/fields/SchemaForm): it changes, validates and sends nothing. */
const FORM: Readonly<Record<string, string>> = {
  ...unused('isReportedFormData', 'reportChange', 'setFieldValue', 'onChange', 'processChange'),
  ...unused('validate', 'liveValidate', 'validateBeforeThrow', 'validateWithExtraErrors'),
  ...unused('validateForm', 'validateFormWithFormData', 'validateSubmission', 'submit', 'reset'),
  ...unused('queueUpdate', 'renderErrors', 'reportErrors', 'focusFirstError', 'focusOnError'),
  mergeErrors: 'return arguments[0]',
  // A form within it may be sent.
  onSubmit: '',
  onBlur: '',
};

/**
 * Gives the methods of rjsf's form that no page calls a body that throws, which leaves a third of its source out of each page. Fails
 * the build if one is not found, as after an update.
 */
export function leanMethods(): Plugin {
  return {
    name: 'lean-methods',
    enforce: 'pre',
    apply: ({ build }) => !build?.ssr,
    transform: {
      filter: { id: /\/@rjsf\/core\/lib\/components\/Form\.js$/u },
      handler(code, id) {
        const found = methodsIn(code).filter(({ name }) => Object.hasOwn(FORM, name));
        if (found.length !== Object.keys(FORM).length) {
          this.error(`${id} has changed: a method is missing (scripts/vite/leanMethods.ts)`);
        }
        return found.reduceRight(
          (rest, { name, start, end }) =>
            `${rest.slice(0, start)}{${FORM[name]}}${rest.slice(end)}`,
          code,
        );
      },
    },
  };
}

/** Returns where the bodies of the methods of a file's class stand, also of those that are properties. */
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
      return [{ name: key.name, start: body.start, end: body.end }];
    });
  });
