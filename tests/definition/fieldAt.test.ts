import { describe, expect, it } from 'vitest';
import { fieldAt } from '../../src/definition/model/fieldAt';
import { everything } from '../fixtures/services';

const english = (path: string) => fieldAt(everything.form, path)?.label[2];

describe('fieldAt', () => {
  it.each([
    ['firstName', 'First name'],
    ['home', 'Home'],
    ['home.street', 'Street'],
    ['period.to', 'To'],
    ['contact.degrees.0.field', 'Field of study'],
    ['travellers', 'Travellers'],
    ['travellers.3', 'Traveller'],
    ['travellers.3.age', 'Age'],
    ['jobs.0.dates.from', 'From'],
    ['companyNames.1', 'Name'],
    ['photos', 'Photos'],
    ['', undefined],
    ['nobody', undefined],
    ['home.nobody', undefined],
    ['firstName.length', undefined],
    ['photos.0', undefined],
    ['companyNames.1.x', undefined],
    ['toString', undefined],
    ['home.constructor', undefined],
    ['__proto__', undefined],
  ])('%s', (path, label) => {
    expect(english(path)).toBe(label);
  });
});
