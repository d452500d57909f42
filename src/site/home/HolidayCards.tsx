import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import type { Holiday } from './holiday';
import { HolidayCard } from './HolidayCard';

const HolidayDialog = lazy(async () => ({
  default: (await import('./HolidayDialog')).HolidayDialog,
}));

/** Renders a card for each holiday, and a dialog, loaded on demand, for the chosen one. */
export function HolidayCards({ holidays }: { readonly holidays: readonly Holiday[] }) {
  const [looked, setLooked] = useState<Holiday>();
  return (
    <>
      <ul className="cards strip">
        {holidays.map((holiday) => (
          <HolidayCard key={holiday.id} holiday={holiday} onLook={() => setLooked(holiday)} />
        ))}
      </ul>
      {looked && (
        <ErrorBoundary at={looked.id}>
          <Suspense>
            <HolidayDialog holiday={looked} onClose={() => setLooked(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
