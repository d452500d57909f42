import { useServerSkeleton } from '../layout/serverSkeleton';
import { FormLoading } from './FormLoading';

/** While a service is on its way; what the server said of it stays. */
export function ServiceLoading() {
  const intro = useServerSkeleton('intro');
  return (
    <>
      {intro && <div ref={intro} />}
      <FormLoading />
    </>
  );
}
