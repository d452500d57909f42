import type { Choice } from '../../src/definition/model/field';
import type { Service } from '../../src/definition/model/service';
import { isRecord } from '../../src/definition/model/values';
import { type Language, pick, type Text } from '../../src/definition/model/text';

interface Listed {
  readonly source: { readonly list: string };
  readonly choices: readonly Choice[];
}

const isListed = (node: unknown): node is Listed =>
  isRecord(node) && isRecord(node.source) && node.source.list !== undefined;

/** Returns whether a service has fields with lists of options. */
export const hasLists = ({ form }: Service): boolean => holdsList(form);

const holdsList = (node: unknown): boolean =>
  isListed(node) || (isRecord(node) && Object.values(node).some(holdsList));

/** Returns a service whose lists have their labels in one language only, which stand for those in the others. */
export function withListsIn(service: Service, language: Language): Service {
  const inOne = (text: Text): Text => {
    const own = pick(text, language);
    return [own, own, own];
  };
  return JSON.parse(JSON.stringify(service), (_, node: unknown) => {
    if (!isListed(node)) return node;
    const choices = node.choices.map(({ label, group, ...choice }) => {
      return { ...choice, label: inOne(label), ...(group && { group: inOne(group) }) };
    });
    return { ...node, choices };
  }) as Service;
}
