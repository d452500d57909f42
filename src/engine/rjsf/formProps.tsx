/** The props of every rjsf form: defaults, validation messages and the submit button are not rjsf's. */
export const FORM_PROPS = {
  tagName: 'div',
  children: <></>,
  experimental_defaultFormStateBehavior: {
    emptyObjectFields: 'skipDefaults',
    arrayMinItems: { populate: 'never' },
    constAsDefaults: 'never',
  },
  noValidate: true,
  noHtml5Validate: true,
  showErrorList: false,
} as const;
