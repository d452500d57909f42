import './blogDate.css';
import { timestamp } from './timestamp';

/** Renders the time at which a blog was written, left-to-right in every language. */
export function BlogDate({ moment }: { readonly moment: string }) {
  const text = timestamp(moment);
  if (text === '') return null;
  return (
    <p className="blog-date">
      <time dateTime={moment} dir="ltr">
        {text}
      </time>
    </p>
  );
}
