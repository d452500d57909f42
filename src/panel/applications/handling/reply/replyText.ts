import { type FocusEvent, useRef } from 'react';
import { tooLong } from '../../../base/tooLong';

/**
 * Puts templates into a text, where its input has the cursor; at the end of one that was not touched.
 * @param longest characters of the text
 */
export function useInsertion(text: string, onText: (text: string) => void, longest: number) {
  const cursor = useRef<number>(undefined);
  return {
    /** The error of the input; empty if there is none. */
    error: tooLong(text, longest),
    /** Handles the blur of the input, since choosing a template takes the focus. */
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      cursor.current = target.selectionStart ?? undefined;
    },
    insert: (template: string) => {
      onText(withTemplate(text, cursor.current ?? text.length, template));
      cursor.current = undefined;
    },
  };
}

/**
 * Returns what was typed with a template in it, as paragraphs of its own.
 * @param at characters of the text before the template
 */
export const withTemplate = (typed: string, at: number, template: string): string =>
  [typed.slice(0, at).trimEnd(), template, typed.slice(at).trimStart()]
    .filter(Boolean)
    .join('\n\n');

/** Stands for a link to the status page, until the message is opened. */
export const LINK = '{link}';

/** What is filled in where a template names it (schemas/content/reply_template). */
export type TemplateValues = Readonly<
  Record<
    'name' | 'reference' | 'service' | 'status' | 'missing' | 'due' | 'link' | 'balance',
    string
  >
>;

/** Fills in a template; other words in braces stay. What an applicant wrote is not looked through again. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/gu, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

export const whatsAppHref = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

export const mailHref = (email: string, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
