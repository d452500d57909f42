import type { Language } from '../../definition/text';

/** Kurdish and Arabic run from right to left (paper 1, section 1). */
export const isRightToLeft = (language: Language): boolean => language !== 'en';
