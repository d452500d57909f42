import {
  type ResponseRecord,
  envelopeIn,
  imagesIn,
  listIn,
  numberIn,
  recordIn,
  textIn,
} from '../../platform/content/readResponse';
import {
  isSaid,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

/** Something that the staff have written (docs/requirements.md, P35). */
export interface Blog {
  readonly id: string;
  readonly title: TranslatedText;
  /** Plain text, or simple HTML; a paragraph for each line. */
  readonly body: TranslatedText;
  /** Addresses of pictures. */
  readonly photos: readonly string[];
  /** Embed code, or empty. */
  readonly video: string;
  /** A moment as the server writes it, or empty. */
  readonly createdAt: string;
  readonly hashtags: readonly Hashtag[];
}

export interface Hashtag {
  readonly id: string;
  readonly name: TranslatedText;
}

/** The blogs in an answer, and how many there are of which these are the first. */
export interface BlogList {
  readonly blogs: readonly Blog[];
  readonly total: number;
}

/** The blogs of a hashtag, and its name. */
export interface TagList extends BlogList {
  readonly tag: TranslatedText;
}

/** The blogs in an answer; those without an id or a title are left out. */
export function toBlogList(answer: unknown): BlogList {
  const blogs = listIn(answer)
    .map(blogIn)
    .filter(({ id, title }) => id !== '' && isSaid(title));
  return { blogs, total: numberIn(envelopeIn(answer).total) ?? blogs.length };
}

/** The blogs of an answer and the hashtag that it names, if it does. */
export const toTagList = (answer: unknown): TagList => ({
  ...toBlogList(answer),
  tag: nameIn(envelopeIn(answer).hashtag),
});

/** The blog in an answer. What is missing or of another shape is empty. */
export const toBlog = (answer: unknown): Blog => blogIn(recordIn(answer));

function blogIn(record: ResponseRecord): Blog {
  return {
    id: textIn(record.id),
    title: toTranslatedText(record.title),
    body: toTranslatedText(record.body),
    photos: imagesIn(record.photos),
    video: textIn(record.videoUrl),
    createdAt: textIn(record.createdAt),
    hashtags: listIn(record.hashtag)
      .map(({ id, name }) => ({ id: textIn(id), name: nameIn(name) }))
      .filter(({ id, name }) => id !== '' && isSaid(name)),
  };
}

/** A hashtag's name without the sign, which is set before it wherever it is shown as a tag. */
function nameIn(value: unknown): TranslatedText {
  const { ku, ar, en } = toTranslatedText(value);
  return { ku: bare(ku), ar: bare(ar), en: bare(en) };
}

const bare = (name: string): string => name.replace(/^#+\s*/u, '');

/** Of a blog's body a list shows so many characters, and then these (docs/requirements.md, P10). */
const MOST_CHARACTERS = 250;
const CUT = ' ... ';

/** The beginning of a body that is one line of plain text; whole if it is short. */
export function cutBody(text: string): string {
  const characters = [...text];
  return characters.length <= MOST_CHARACTERS
    ? text
    : `${characters.slice(0, MOST_CHARACTERS).join('')}${CUT}`;
}
