import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

/** Renders a list of facts (dl) as a card. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <Card
    component="dl"
    className="pn-facts"
    sx={{
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'none' },
      display: { sm: 'flex' },
      flexWrap: 'wrap',
      gap: { xs: '8px 16px', sm: '8px 40px' },
      '& dt': { color: 'var(--rega-muted)', fontSize: '0.85rem' },
      '& dd': { overflowWrap: 'anywhere' },
    }}
  >
    {children}
  </Card>
);

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders a name and its value in a list of facts (dl). */
export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
