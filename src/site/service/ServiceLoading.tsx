import { useServedSight } from '../shell/servedSight';
import { FormLoading } from './FormLoading';

/** While a service is on its way; what the server said of it stays. */
export function ServiceLoading() {
  const intro = useServedSight('intro');
  return (
    <>
      {intro && <div ref={intro} />}
      <FormLoading />
    </>
  );
}
