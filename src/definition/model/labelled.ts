import type { Choice } from './field';
import type { Service } from './service';
import type { Language, Text } from './text';
import { isRecord } from './values';

/** The labels of a list's options in one language, in their order. */
type Labels = readonly {
  readonly label: string;
  readonly group?: string;
  readonly also?: Choice['also'];
}[];

/** Loads the labels of lists, by their ids and by language. */
type LabelLoaders = Readonly<
  Record<string, Readonly<Record<Language, () => Promise<{ readonly default: Labels }>>>>
>;

/** Returns a service with the labels of its lists in one language, which stand for those in all. */
export async function labelled(
  service: Service,
  lists: LabelLoaders,
  language: Language,
): Promise<Service> {
  const loading = Object.entries(lists).map(
    async ([id, load]) => [id, (await load[language]()).default] as const,
  );
  const labels = new Map(await Promise.all(loading));
  const inNode = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inNode);
    if (!isRecord(node)) return node;
    const inner = Object.fromEntries(Object.entries(node).map(([key, one]) => [key, inNode(one)]));
    const own = isRecord(node.source) ? labels.get(String(node.source.list)) : undefined;
    if (!own || !Array.isArray(node.choices)) return inner;
    const choices = node.choices.map((choice, index) => {
      const { label = '', group, also } = own[index] ?? {};
      return {
        ...(choice as object),
        label: inAll(label),
        ...(group && { group: inAll(group) }),
        also,
      };
    });
    return { ...inner, choices };
  };
  return { ...service, form: inNode(service.form) as Service['form'] };
}

const inAll = (text: string): Text => [text, text, text];
