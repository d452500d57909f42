import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { saveFile } from '../../platform/saveFile';
import { t } from '../language/t';
import { CopyButton } from '../layout/CopyButton';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows new recovery codes, for the only time. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className="stack-16">
      <h3 ref={heading} tabIndex={-1}>
        {t('Your recovery codes')}
      </h3>
      <p>
        {t(
          'Each lets you in once without the phone. They are shown only now: print them, or keep them where you keep passwords.',
        )}
      </p>
      <Box
        component="ul"
        className="pe-codes pn-frame"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
          gap: 'var(--rega-space-6) var(--rega-space-16)',
          padding: 1.5,
        }}
        dir="ltr"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <div className="row">
        <CopyButton variant="outlined" text={text} />
        <Button
          variant="outlined"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), FILE)}
        >
          {t('Save as a file')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('I have saved them')}
        </Button>
      </div>
    </div>
  );
}

const FILE = 'recovery-codes.txt';
