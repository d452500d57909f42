/**
 * The markup of help texts: **words** are emphasised, [words](https://… or /path) is a link. Split by it, a text becomes
 * plain text, emphasised words, linked words, their address, plain text, and so on.
 */
export const HELP_MARKUP = /\*\*(.+?)\*\*|\[([^[]+?)\]\(((?:https:\/)?\/\w\S*?)\)/gu;
