/** The letters and marks of Arabic, and what separates words. */
const ARABIC = /^[\u064b-\u0652ء-غف-ي\s.'()-]+$/u;

const SORANI = /^[ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنهھەوۆیێ\s.'()-]+$/u;

/** Letters of Sorani that Persian does not have. */
const SORANI_ONLY = /[ەێۆڕڵ]/u;

/** Returns whether a name is in Arabic script. */
export const isArabic = (name: string): boolean => ARABIC.test(name);

/** Returns whether a name is in Sorani, and could not be Persian. */
export const isSorani = (name: string): boolean => SORANI.test(name) && SORANI_ONLY.test(name);
