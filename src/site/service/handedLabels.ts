import { isString } from '../../definition/model/field';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import type { Language } from '../../definition/model/text';
import {
  textInLanguage,
  neutralName,
  type TranslatedText,
} from '../../platform/content/translatedText';

/**
 * Returns the service with the translations of values that the page passes to the form, by field; the
 * language-independent name is what is sent.
 */
export function withHandedLabels(
  module: ServiceModule,
  labels: Readonly<Record<string, readonly TranslatedText[]>>,
): ServiceModule {
  const { service } = module;
  const { properties } = service.form;
  const labelled = Object.entries(labels).flatMap(([name, all]) => {
    const field = properties[name];
    if (!field || !isString(field) || field.widget !== 'handed') return [];
    return [[name, { ...field, choices: choicesOf(all) }] as const];
  });
  const form = { ...service.form, properties: { ...properties, ...Object.fromEntries(labelled) } };
  return { ...module, service: { ...service, form } };
}

function choicesOf(all: readonly TranslatedText[]) {
  const byName = new Map(all.map((label) => [neutralName(label), label]));
  return [...byName].map(([value, text]) => {
    const inLanguage = (language: Language) => textInLanguage(text, language);
    return { value, label: [inLanguage('ku'), inLanguage('ar'), inLanguage('en')] as const };
  });
}
