import './blogDate.css';
import { timestamp } from './timestamp';

/** When a blog was written; it reads from left to right whatever stands around it. */
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
