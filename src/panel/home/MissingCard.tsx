import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'wouter';
import { pick } from '../../definition/language/text';
import { LANGUAGE_NAMES } from '../../contract/staffWords';
import { recordHref } from '../content/recordHref';
import { kindCalled } from '../pages';
import type { Dashboard } from '../../contract/panel';

const FIRST = 6;

interface MissingCardProps {
  readonly missing: Dashboard['missing'];
  readonly total: number;
}

/** Lists content with missing translations, with links to the editor. */
export function MissingCard({ missing, total }: MissingCardProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? missing : missing.slice(0, FIRST);
  const untold = total - missing.length;
  return (
    <section className="pn-card hm-wide" aria-labelledby="hm-missing">
      <h2 id="hm-missing">Missing translations</h2>
      {total === 0 ? (
        <p className="hm-quiet">Every text is there in all three languages.</p>
      ) : (
        <>
          <p className="hm-quiet">
            {total === 1 ? '1 record lacks' : `${total} records lack`} words in a language.
          </p>
          <ul className="hm-rows hm-gaps">
            {shown.map((one) => (
              <li key={`${one.kind}/${one.id}`}>
                <Gap missing={one} />
                <span className="hm-languages">
                  {one.languages.map((language) => LANGUAGE_NAMES[language]).join(', ')}
                </span>
              </li>
            ))}
          </ul>
          {missing.length > FIRST && (
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Show fewer' : `Show ${missing.length - FIRST} more`}
            </Button>
          )}
          {isOpen && untold > 0 && <p className="hm-quiet">And {untold} more.</p>}
        </>
      )}
    </section>
  );
}

function Gap({
  missing: { kind: kindId, id, title },
}: {
  readonly missing: Dashboard['missing'][number];
}) {
  const kind = kindCalled(kindId);
  if (!kind) return <bdi>{title}</bdi>;
  const kindTitle = pick(kind.title, 'en');
  return (
    <div>
      <Link href={recordHref(kind, id)}>
        <bdi>{title || id}</bdi>
      </Link>
      {title !== kindTitle && <small>{kindTitle}</small>}
    </div>
  );
}
