/** What is filled in where a template names it. */
export type TemplateValues = Readonly<
  Record<'name' | 'reference' | 'service' | 'status' | 'missing', string>
>;

/** Fills in a template; other words in braces stay. What an applicant wrote is not looked through again. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replaceAll(/\{(\w+)\}/gu, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof TemplateValues] : whole,
  );
