import './blogDate.css';
import dayjs from 'dayjs';

/** Renders the time at which a blog was written, left-to-right in every language. */
export function BlogDate({ moment }: { readonly moment: string }) {
  const text = timestamp(moment);
  if (text === '') return null;
  return (
    <p className="blog-date muted">
      <time dateTime={moment} dir="ltr">
        {text}
      </time>
    </p>
  );
}

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
