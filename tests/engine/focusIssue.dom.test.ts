import { beforeEach, describe, expect, it } from 'vitest';
import { focusIssue } from '../../src/engine/focusIssue';

const PAGE = `
  <div class="rg-field"><input id="f-name" /></div>
  <fieldset class="rg-field" id="f-jobs" tabindex="-1">
    <ol><li><input id="f-jobs-0-company" /></li></ol>
  </fieldset>
  <div class="rg-field"><button id="f-contact"></button></div>
  <div class="rg-field"><input type="radio" id="f-alive" /><input type="radio" id="f-alive-1" /></div>
  <div class="rg-field" id="f-home"><p>text</p><input id="inner" /></div>
  <div class="rg-field" id="f-empty"><p>nothing to focus</p></div>
`;

describe('focusIssue', () => {
  let scrolled: string[];
  beforeEach(() => {
    scrolled = [];
    document.body.innerHTML = PAGE;
    (document.activeElement as HTMLElement | null)?.blur();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.className);
    };
  });

  it.each<[string, string, string | undefined]>([
    ['a control', 'name', 'f-name'],
    ['a control in a row', 'jobs.0.company', 'f-jobs-0-company'],
    ['a row that is not there: its list', 'jobs.3.company', 'f-jobs'],
    ['a list', 'jobs', 'f-jobs'],
    ['something in a closed dialog: its button', 'contact.degrees.0.field', 'f-contact'],
    ['several radios: the first', 'alive', 'f-alive'],
    ['a thing that takes no focus: the first inside that does', 'home', 'inner'],
    ['nothing to focus inside, nothing around', 'empty', undefined],
    ['a field of another step', 'nobody.there', undefined],
    ['the form as a whole', '', undefined],
  ])('%s', (_, path, id) => {
    focusIssue(path);
    expect(document.activeElement?.id || undefined).toBe(id);
    expect(scrolled.length).toBe(id === undefined ? 0 : 1);
  });
});
