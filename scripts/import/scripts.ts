/** The letters of Arabic, its marks and what stands between words. */
const ARABIC = /^[ء-غف-ي\u064b-\u0652\s.'()-]+$/u;

const SORANI = /^[ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنهھەوۆیێ\s.'()-]+$/u;

/** Letters that Sorani has and Persian, which looks like it, has not. */
const SORANI_ONLY = /[ەێۆڕڵ]/u;

/** Whether a name is written as in Arabic. */
export const isArabic = (name: string): boolean => ARABIC.test(name);

/** Whether a name is written as in Sorani, and could not be Persian. */
export const isSorani = (name: string): boolean => SORANI.test(name) && SORANI_ONLY.test(name);
