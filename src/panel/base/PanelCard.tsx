import Card, { type CardProps } from '@mui/material/Card';
import { useId } from 'react';

interface PanelCardProps extends Omit<CardProps, 'title'> {
  readonly title: string;
}

/** Renders a card with its heading, whose id is the card's. */
export function PanelCard({ id, title, children, ...card }: PanelCardProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <Card component="section" aria-labelledby={heading} {...card}>
      <h2 id={heading}>{title}</h2>
      {children}
    </Card>
  );
}
