import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

interface BlogMissingProps {
  readonly text: string;
  readonly retry?: () => void;
}

/** Something that is not there any more, or could not be had. */
export function BlogMissing({ text, retry }: BlogMissingProps) {
  const { t } = useTranslation();
  return (
    <div className="blog-missing" role="alert">
      <p>{text}</p>
      <div>
        <Link className="button" href="/blogs">
          {t('blogs.all')}
        </Link>
        {retry && (
          <button type="button" className="button-quiet" onClick={retry}>
            {t('shell.contentRetry')}
          </button>
        )}
      </div>
    </div>
  );
}
