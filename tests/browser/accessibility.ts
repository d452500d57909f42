import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { inTime } from './harness';

/** Parts that occur on several pages, or the page in several states. */
export const PARTS = [
  '#main, #main section, #main li, [role=dialog], .snackbar-region, .rg-field, .rg-answer, .rg-actions',
  // Of the panel, whose pages differ only in what stands beside its navigation.
  '.pn-bar, .pn-aside, #panel-main, .pn-card, .MuiFormControl-root',
].join();

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Minified, since each document has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fetches and parses the style sheets of a page, so it checks each set of them once. */
const ORIENTATION = 'css-orientation-lock';

/** In the folder of the structures: a byte for each part that was checked, and for each that was skipped. */
const [CHECKED, SKIPPED] = ['checked', 'skipped'];

/**
 * Fails on every violation of WCAG 2.0 to 2.2, A and AA, that axe finds in the new parts of a page.
 * A part is known if another test of the run has checked one of the same structure, direction and
 * width. The page without its parts is the first part; a new page is checked as a whole.
 * @param brand what is known in the colours of one agency is not in those of another
 */
export async function expectAccessible(page: Page, brand = ''): Promise<void> {
  const folder = inject('structures');
  const markOf = (text: string) =>
    join(folder, createHash('sha256').update(`${brand}${text}`).digest('hex'));
  const structures = await page.evaluate(pageStructure, PARTS);
  const marks = structures.map(markOf);
  const isNew = await Promise.all(marks.map(claim));
  const fresh = structures.filter((_, at) => isNew[at]);
  await appendFile(join(folder, CHECKED), '.'.repeat(fresh.length));
  await appendFile(join(folder, SKIPPED), '.'.repeat(marks.length - fresh.length));
  if (fresh.length === 0) return;
  const [pageIsNew = true, ...partIsNew] = isNew;
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => href ?? []).sort(),
  );
  const styles = markOf(`styles ${sheets.join(' ')}`);
  const withStyles = await claim(styles);
  const found = await violationsOn(page, withStyles, pageIsNew, partIsNew);
  // Every test with this violation fails, not just the first.
  if (found.length > 0) {
    await Promise.all(
      [...marks.filter((_, at) => isNew[at]), styles].map((mark) =>
        rm(mark, { force: true, recursive: true }),
      ),
    );
  }
  expect(found, found.join('\n')).toEqual([]);
}

/** Creates the folder and returns whether it did not exist. */
const claim = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

/** Looks of texts whose contrast is enough, on pages of this worker. */
const legible = new Set<string>();

/**
 * Returns the violations that axe finds on a page and in its same-origin frames, each with its
 * element.
 * @param withStyles whether to check what style sheets do when a screen is turned
 * @param withPage whether to check what is in no part
 * @param chosen for each part of the page whether to check it
 */
async function violationsOn(
  page: Page,
  withStyles: boolean,
  withPage: boolean,
  chosen: readonly boolean[],
): Promise<string[]> {
  const { origin } = new URL(page.url());
  for (const frame of page.frames()) {
    if (!frame.url().startsWith(origin)) continue;
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(AXE);
  }
  const known = [...legible].join('\n');
  const run = page.evaluate(runAxe, {
    tags: WCAG,
    disabled: withStyles ? [] : [ORIENTATION],
    parts: PARTS,
    withPage,
    chosen,
    known,
  });
  const { violations, looks } = await inTime('axe', run);
  for (const look of looks) legible.add(look);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

interface AxeRun {
  readonly tags: string[];
  readonly disabled: readonly string[];
  readonly parts: string;
  readonly withPage: boolean;
  readonly chosen: readonly boolean[];
  /** Looks whose contrast is not checked again, each in a line. */
  readonly known: string;
}

type Check = (this: { data: (data: object) => void }, node: Element, ...rest: unknown[]) => unknown;

/** Axe, with what it exports for its own tests only. */
type Axe = typeof axe & {
  readonly _audit: {
    readonly checks: Record<'color-contrast', { evaluate: Check }>;
    readonly rules: readonly {
      id: string;
      matches: (node: Element, ...rest: unknown[]) => boolean;
    }[];
  };
};

/**
 * Runs axe in the page. Contrast, which would take most of its time, it computes once for each look of a text:
 * colour, size, and the backgrounds behind it.
 * @returns violations, and the looks that were found to have enough contrast
 */
async function runAxe({ tags, disabled, parts, withPage, chosen, known }: AxeRun) {
  const { axe: inPage } = window as typeof window & { axe: Axe };
  const looks = new Set(known.split('\n'));
  const found: string[] = [];
  const behind = new Map<Element, string>();

  /** Describes what is behind the text of an element, and how that is seen. */
  const backgroundOf = (element: Element): string => {
    const before = behind.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position } = style;
    // What stands elsewhere has behind it what is there.
    const place =
      position === 'static' ? '' : `${element.localName}.${element.className} ${innerWidth}`;
    const own = [backgroundColor, backgroundImage, opacity, place].join();
    const isPlain = own === 'rgba(0, 0, 0, 0),none,1,';
    const outer = element.parentElement ? backgroundOf(element.parentElement) : '';
    const all = isPlain ? outer : `${own}/${outer}`;
    behind.set(element, all);
    return all;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, backgroundOf(element)].join();
  };

  const { checks, rules } = inPage._audit;
  const check = checks['color-contrast'];
  const rule = rules.find(({ id }) => id === 'color-contrast')!;
  const { evaluate } = check;
  const { matches } = rule;
  rule.matches = (node, ...rest) => !looks.has(lookOf(node)) && matches.call(rule, node, ...rest);
  check.evaluate = function (node, ...rest) {
    const look = lookOf(node);
    if (looks.has(look)) return true;
    let ratio: unknown;
    const result = evaluate.call(
      Object.create(this, {
        data: {
          value: (data: object) => {
            ratio = Reflect.get(data, 'contrastRatio');
            this.data(data);
          },
        },
      }) as typeof this,
      node,
      ...rest,
    );
    // Not of what is hidden, which axe passes as well.
    if (result === true && ratio !== undefined) {
      looks.add(look);
      found.push(look);
    }
    return result;
  };

  // Targets that are scrolled behind a sticky bar do not count.
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of sticky) {
    style.setProperty('position', 'relative', 'important');
    style.setProperty('inset', 'auto', 'important');
  }
  // A document has rules that no part of it has. One that has changed since is checked whole.
  const all = [...document.querySelectorAll(parts)];
  const wanted = new Set(all.filter((_, at) => chosen[at]));
  // Where what is checked begins, and where it ends: axe compares each element with each of these.
  const [begins, ends] = [true, false].map((isWanted) =>
    all.filter((part) => {
      const outer = part.parentElement?.closest(parts);
      return wanted.has(part) === isWanted && (outer ? wanted.has(outer) : withPage) !== isWanted;
    }),
  );
  const context =
    all.length === chosen.length
      ? { include: [...(withPage ? [[':root']] : []), ...begins!], exclude: ends! }
      : document;
  try {
    const { violations } = await inPage.run(context, {
      runOnly: tags,
      rules: Object.fromEntries(disabled.map((one) => [one, { enabled: false }])),
      resultTypes: ['violations'],
      preload: disabled.length > 0 ? { assets: ['media'] } : true,
    });
    return { violations, looks: found };
  } finally {
    for (const { style } of sticky) {
      style.removeProperty('position');
      style.removeProperty('inset');
    }
    check.evaluate = evaluate;
    rule.matches = matches;
  }
}

/**
 * Returns the structures of the page that it runs in: that of the page without its parts, and that of each part
 * without those in it, in the order of the document. A structure is tags, roles, classes and states, without
 * words, ids and numbers. Children of one structure count once, wherever they stand. Parts of one structure,
 * direction and width break the same rules of accessibility, or none.
 * @param parts selector of the parts
 */
export function pageStructure(parts: string): string[] {
  // All in one function, since it runs in the page.
  const PRESENCE = /^(?:alt|aria-label|href|id|lang|placeholder|title)$/u;
  const VALUE =
    /^(?:aria-(?:hidden|expanded|selected|checked|current|disabled|invalid|required|modal|live|haspopup|pressed|sort|busy|readonly)|role|class|type|dir|style|disabled|hidden|open|tabindex|inert|autocomplete)$/u;
  const refersTo = /^aria-(?:labelledby|describedby|controls|owns|details|errormessage)$/u;

  const attribute = ({ name, value }: Attr): string => {
    if (PRESENCE.test(name) || refersTo.test(name))
      return `${name}${value.trim() === '' ? '-' : '+'}`;
    return VALUE.test(name) ? `${name}=${value.replaceAll(/\d+(?:\.\d+)?/gu, '0')}` : '';
  };

  const walk = (element: Element, isRoot = false): string => {
    // Its parent has to allow for what it is.
    if (!isRoot && element.matches(parts)) {
      return `part ${element.localName} ${element.getAttribute('role') ?? ''}`;
    }
    const attributes = [...element.attributes].map(attribute).filter(Boolean).sort();
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const children = new Set<string>();
    // Past a form's controls, one of which may be called "children".
    const inside = Reflect.get(Element.prototype, 'children', element) as unknown;
    for (const child of inside as HTMLCollection) {
      children.add(walk(child));
    }
    // Axe checks same-origin frames.
    const frame = element instanceof HTMLIFrameElement ? element.contentDocument?.body : undefined;
    if (frame) children.add(walk(frame));
    return `${element.localName}[${attributes.join(' ')}]${hasText ? 't' : ''}(${[...children].sort().join('')})`;
  };

  const { dir } = document.documentElement;
  return [document.body, ...document.querySelectorAll(parts)].map((part) => {
    const outer = part.parentElement?.closest(parts);
    // Axe skips what a dialog has hidden, which must not count as checked.
    const isHidden = part.closest('[aria-hidden=true], [inert], [hidden]') !== null;
    const place = `${outer?.localName ?? ''}.${outer?.className ?? ''} ${isHidden ? 'hidden' : ''}`;
    return `${dir} ${innerWidth} ${place} ${walk(part, true)}`;
  });
}
