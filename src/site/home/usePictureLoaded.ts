import { useEffect, useState } from 'react';
import { isPainted } from '../layout/serverSkeleton';

/** Returns whether a picture has loaded or failed, so that there is nothing to wait for. */
export function usePictureLoaded(address: string | undefined): boolean {
  const [loaded, setLoaded] = useState(() => (isPainted(address) ? address : undefined));
  useEffect(() => {
    if (address === undefined) return undefined;
    let isLeft = false;
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.src = address;
    const show = () => {
      if (!isLeft) setLoaded(address);
    };
    picture.decode().then(show, show);
    return () => {
      isLeft = true;
    };
  }, [address]);
  return address !== undefined && loaded === address;
}
