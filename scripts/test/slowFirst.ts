import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that walk every page or every form: whatever begins last keeps one worker busy and the others idle. */
const SLOW = [
  '/browser/journeysArabic.test.ts',
  '/browser/journeysEnglish.test.ts',
  '/browser/journeysKurdish.test.ts',
  '/browser/drafts.test.ts',
  '/browser/site.test.ts',
  '/browser/everything.test.ts',
  '/browser/hostileTexts.test.ts',
  '/browser/panelPages.test.ts',
  '/browser/playground.test.ts',
  '/browser/home.test.ts',
];

/** Begins with the files that take longest, which a fresh clone cannot know by itself. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) =>
      SLOW.some((file) => moduleId.endsWith(file)) ? 0 : 1;
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
