import { CHANGED, type JsonChange } from '../../vite/changed';
import { openService } from '../shared/openService';
import { reopen, useStage } from './stage';

/**
 * Opens the form of a service, and again after every save of a file. While a file is none that a form can
 * be made of, the form stays as it was.
 */
export async function followFile(name: string, record: string): Promise<void> {
  let latest = 0;
  const openNow = async () => {
    const turn = (latest += 1);
    try {
      const opened = await openService(name, record);
      if (turn === latest) reopen(opened);
    } catch (error) {
      if (useStage.getState().opened) return;
      useStage.setState({ fault: error instanceof Error ? error.message : String(error) });
    }
  };
  import.meta.hot?.on(CHANGED, ({ file, fault }: JsonChange) => {
    if (fault) return;
    if (file.startsWith('locales/')) location.reload();
    else void openNow();
  });
  await openNow();
}
