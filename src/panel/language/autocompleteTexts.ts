import { t } from './t';

/** Returns the texts of MUI's Autocomplete, which are in English otherwise. */
export const autocompleteTexts = () => ({
  openText: t('Open the list'),
  closeText: t('Close'),
  clearText: t('Clear'),
  noOptionsText: t('Nothing has this name'),
});
