import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fieldAt } from '../../../src/definition/model/fieldAt';
import type { Language } from '../../../src/definition/model/text';
import { everything } from '../../fixtures/services';
import { expectAccessible } from '../accessibility';

const NARROW = 320;
const PHONES = [NARROW, 360];

/** What has to hold on every screen of a form, whatever is on it. */
export async function expectSound(
  page: Page,
  where: string,
  widths: readonly number[] = PHONES,
): Promise<void> {
  await expectOrder(page, where, widths);
  await expectAccessible(page);
}

/** The same without axe, which takes its time: names, labels and ids, and the width of phones. */
export async function expectOrder(
  page: Page,
  where: string,
  widths: readonly number[] = PHONES,
): Promise<void> {
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(issues), `${where}, ${width} px`).toEqual([]);
  }
  expect(await namelessOrWrong(page), where).toEqual([]);
}

/**
 * Returns the widths at which a screen is looked at in a language: the narrowest phone in each direction of
 * writing, and a wider one, where the same rules of layout apply, in one of them.
 */
export const widthsIn = (language: Language): readonly number[] =>
  language === 'en' ? [NARROW] : PHONES;

/** Controls whose name is no path of the definition. The until-now switch and choices beside a number stand beside their answer. */
async function namelessOrWrong(page: Page): Promise<string[]> {
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.rg-form :is(input, select, textarea)')]
      .filter((control) => !control.closest('[aria-hidden=true]'))
      .map(({ id, name }) => ({ id, name })),
  );
  return controls
    .filter(
      ({ id, name }) =>
        !id.endsWith('-untilNow') && !fieldAt(everything.form, name.replace(/-unless$/u, '')),
    )
    .map(({ id, name }) => `${id}: "${name}"`);
}

/** Runs in the page. */
function issues(): string[] {
  return [...brokenIds(), ...unnamed(), ...misplacedLabels(), ...tooSmall(), ...tooWide()];

  function brokenIds(): string[] {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const doubled = ids.filter((id, index) => ids.indexOf(id) < index);
    const references = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for'];
    const dangling = references.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]:not([aria-expanded=false])`)].flatMap(
        (element) =>
          (element.getAttribute(attribute) ?? '')
            .split(' ')
            .filter((id) => !document.getElementById(id))
            .map((id) => `${attribute} of ${element.id || element.className} dangles: ${id}`),
      ),
    );
    return [...doubled.map((id) => `two elements are called ${id}`), ...dangling];
  }

  function unnamed(): string[] {
    const controls = document.querySelectorAll<HTMLInputElement>(
      '.rg-form :is(input, select, textarea, button, [role=group], [role=radiogroup], fieldset)',
    );
    return [...controls]
      .filter((control) => nameOf(control) === '' && !control.closest('[aria-hidden=true]'))
      .map((control) => `${control.outerHTML} has no name`);
  }

  function nameOf(control: HTMLInputElement): string {
    const labelledBy = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = [
      control.getAttribute('aria-label'),
      ...labelledBy.map((id) => document.getElementById(id)?.textContent),
      ...[...(control.labels ?? [])].map((label) => label.textContent),
      control.matches('button') && control.textContent,
      control.querySelector(':scope > legend')?.textContent,
    ];
    return texts.filter(Boolean).join(' ').trim();
  }

  function misplacedLabels(): string[] {
    return [...document.querySelectorAll('.rg-field > .rg-label')].flatMap((label) => {
      const id = label.id.replace(/-label$/u, '');
      const control = label.parentElement?.querySelector(
        ':is(input, select, textarea, button):not([type=hidden])',
      );
      if (!control) return [];
      const [above, below] = [label.getBoundingClientRect(), control.getBoundingClientRect()];
      return above.bottom <= below.top + 1 ? [] : [`the label of ${id} is not above it`];
    });
  }

  /** WCAG asks for 24 px; a choice of radios is as large as its label. */
  function tooSmall(): string[] {
    return [...document.querySelectorAll('.rg-form :is(input, select, textarea, button)')]
      .map((element) => element.closest('.rg-radio') ?? element)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 24;
      })
      .map((element) => `${element.id || element.className} is too small for a finger`);
  }

  function tooWide(): string[] {
    const { clientWidth, scrollWidth } = document.documentElement;
    const boxes = document.querySelectorAll('.MuiDialog-paper, .rg-dialog-body');
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...[...boxes]
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `${box.className} is ${box.scrollWidth} px wide`),
      ...[...document.querySelectorAll('.rg-form :is(input, select, textarea, button)')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -0.5 || right > clientWidth + 0.5;
        })
        .map((element) => `${element.id || element.className} stands outside the screen`),
    ];
  }
}
