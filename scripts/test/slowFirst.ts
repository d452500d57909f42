import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files: one that started last would run alone while the other workers are idle. */
const SLOW = [
  '/schemas/addedServices.test.ts',
  '/server/upgrade/upgrade.test.ts',
  '/browser/journeysArabic.test.ts',
  '/browser/journeysEnglish.test.ts',
  '/browser/journeysKurdish.test.ts',
  '/browser/site.test.ts',
  '/browser/everything.test.ts',
  '/browser/hostileTexts.test.ts',
  '/browser/panelPages.test.ts',
  '/browser/designerFiles.test.ts',
  '/browser/newService.test.ts',
  '/browser/resilience.test.ts',
  '/browser/home.test.ts',
];

/** Runs the slowest files first, which vitest does not know in a fresh clone. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) =>
      SLOW.some((file) => moduleId.endsWith(file)) ? 0 : 1;
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
