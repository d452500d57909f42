import type { ComponentProps } from 'react';

/** Renders a small button: those of MUI take long to render, and a case has many. */
export const SmallButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`ap-press ${className}`} {...button} />
);
