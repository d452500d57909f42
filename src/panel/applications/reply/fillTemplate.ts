/** What is filled in where a template names it. */
export interface TemplateValues {
  readonly name: string;
  readonly reference: string;
  readonly service: string;
  readonly status: string;
  readonly missing: string;
}

/** Fills in a template; other words in braces stay. What an applicant wrote is not looked through again. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replaceAll(/\{(\w+)\}/gu, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof TemplateValues] : whole,
  );
