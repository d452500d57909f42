import Box from '@mui/material/Box';
import { diffArrays } from 'diff';
import { Fragment, useState } from 'react';
import { t } from '../../language/t';

/** Words with their marks and joiners, runs of spaces, and single signs. */
const TOKENS = /[\p{L}\p{M}\p{N}\u{200c}\u{640}]+|\s+|./gsu;

/** Texts that have little in common are shown as a whole. */
const MOST_MS = 300;

/** Unchanged text that is longer is folded to what stands near the changes. */
const LONGEST = 240;
const NEAR = 80;

/** A stretch of two texts: the same in both, or what the first and the second have in its place. */
type Stretch = string | { removed: string; added: string };

/** Returns how one text differs from another by words; words with only a space between them change together. */
export function wordDifference(before: string, after: string): readonly Stretch[] {
  const [old = [], now = []] = [before, after].map((text) => text.match(TOKENS) ?? []);
  const found = diffArrays<string>(old, now, { timeout: MOST_MS });
  if (!found) return [{ removed: before, added: after }];
  const stretches: Stretch[] = [];
  for (const [index, { value, added, removed }] of found.entries()) {
    const text = value.join('');
    const last = stretches.at(-1);
    const open = typeof last === 'object' ? last : undefined;
    const isBetween = open && text.trim() === '' && index < found.length - 1;
    if (!added && !removed && !isBetween) {
      stretches.push(text);
      continue;
    }
    const change = open ?? { removed: '', added: '' };
    if (!open) stretches.push(change);
    if (!added) change.removed += text;
    if (!removed) change.added += text;
  }
  return stretches;
}

interface WordDifferenceProps {
  readonly before: string;
  readonly after: string;
}

/** Renders a text with what was removed and added. */
export function WordDifference({ before, after }: WordDifferenceProps) {
  const stretches = wordDifference(before, after);
  const isRtl = /^\P{L}*\p{Script=Arabic}/u.test(after || before);
  return (
    <Box
      component="span"
      dir={isRtl ? 'rtl' : 'ltr'}
      sx={{
        display: 'block',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
        // Letters of the two do not join.
        '& del + ins': { marginInlineStart: 0.5 },
        '& del': { color: 'var(--rega-error)', backgroundColor: 'var(--rega-error-tint)' },
        '& ins': { color: 'var(--rega-success)', backgroundColor: 'var(--rega-success-tint)' },
      }}
    >
      {stretches.map((stretch, index) => {
        const at = `${index}`;
        if (typeof stretch === 'string') {
          const isLast = index === stretches.length - 1;
          return <Same key={at} text={stretch} isFirst={index === 0} isLast={isLast} />;
        }
        return (
          <Fragment key={at}>
            {stretch.removed !== '' && (
              <del>
                <span className="visually-hidden">{t('Removed:')} </span>
                {stretch.removed}
              </del>
            )}
            {stretch.added !== '' && (
              <ins>
                <span className="visually-hidden">{t('Added:')} </span>
                {stretch.added}
              </ins>
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}

interface SameProps {
  readonly text: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Same({ text, isFirst, isLast }: SameProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen || text.length <= LONGEST) return text;
  // Whole words, beside a change only.
  const head = isFirst ? '' : text.slice(0, NEAR).replace(/\S*$/u, '');
  const tail = isLast ? '' : text.slice(-NEAR).replace(/^\S*/u, '');
  const folded = text.slice(head.length, text.length - tail.length).trim();
  const number = String(folded.split(/\s+/u).length);
  return (
    <>
      {head}
      <button type="button" className="pn-bare" onClick={() => setOpen(true)}>
        <Box component="bdi" sx={{ textDecoration: 'underline' }}>
          {t('Show {{number}} unchanged words', { number })}
        </Box>
      </button>
      {tail}
    </>
  );
}
