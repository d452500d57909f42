import dayjs from 'dayjs';
import * as read from '../../platform/content/read';
import { parseShown } from '../../platform/content/shownRecords';
import { hasText, type TranslatedText } from '../../platform/content/translatedText';
import type { Growth } from '../lists/size';

/** A blog written by staff (docs/requirements.md, P35). */
export type Blog = Readonly<ReturnType<typeof blogIn>>;

export type BlogList = Readonly<ReturnType<typeof toBlogList>>;

/** Parses a list of blogs; leaves out those without an id or a title. */
export const toBlogs = (response: unknown) => parseShown('blog', response, blogIn);

export function toBlogList(response: unknown) {
  const blogs = toBlogs(response);
  return { blogs, total: read.number(read.envelope(response).total) ?? blogs.length };
}

/** Parses the blogs of a hashtag, and its name if the response contains it. */
export const toTagList = (response: unknown) => ({
  ...toBlogList(response),
  tag: nameIn(read.envelope(response).hashtag),
});

/** Parses a blog; values that are missing or of another shape become empty. */
export const toBlog = (response: unknown) => blogIn(read.record(response));

function blogIn(record: read.ResponseRecord) {
  return {
    id: read.text(record.id),
    title: read.translated(record.title),
    /** Plain text or simple HTML; each line is a paragraph. */
    body: read.translated(record.body),
    photos: read.images(record.photos),
    /** Embed code, or empty. */
    video: read.text(record.videoUrl),
    /** A timestamp in the server's format, or empty. */
    createdAt: read.text(record.createdAt),
    /** The id of a service, or empty. */
    service: read.text(record.service),
    hashtags: read
      .list(record.hashtag)
      .map(({ id, name }) => ({ id: read.text(id), name: nameIn(name) }))
      .filter(({ id, name }) => id !== '' && hasText(name)),
  };
}

/** Returns a hashtag's name without the sign, which is added where it is shown as a tag. */
function nameIn(value: unknown): TranslatedText {
  const { ku, ar, en } = read.translated(value);
  return { ku: bare(ku), ar: bare(ar), en: bare(en) };
}

const bare = (name: string): string => name.replace(/^#+\s*/u, '');

/** Six blogs, and six more each time (docs/requirements.md, P10). The button is shown while there are more. */
export const BLOGS_GROWTH: Growth = { first: 6, second: 12, step: 6 };

/** See docs/requirements.md, P10. */
const FORMAT = 'YYYY-MM-DD hh:mm:ss A';

/**
 * Formats a moment as "2026-06-09 10:40:00 AM" in the reader's time zone, the same in every
 * language; returns "" if it is invalid.
 * @param moment ISO 8601
 */
export function timestamp(moment: string): string {
  // Parsers take a bare number for a year; and unlike dayjs, Date rejects the 99th of June.
  if (!/^\d{4}-\d{2}-\d{2}/u.test(moment)) return '';
  const day = dayjs(new Date(moment)).locale('en');
  return day.isValid() ? day.format(FORMAT) : '';
}
