import './blogs.css';
import { dayText } from '../../definition/model/days';
import { useLanguage } from '../../platform/language/languageStore';
import { timestamp } from './blog';

/** Renders the day on which a blog was written; the whole moment is its title. */
export function BlogDate({ moment }: { readonly moment: string }) {
  const language = useLanguage();
  const text = timestamp(moment);
  if (text === '') return null;
  return (
    <p className="blog-date muted">
      <time dateTime={moment} title={text}>
        {dayText(text.slice(0, 10), language)}
      </time>
    </p>
  );
}
