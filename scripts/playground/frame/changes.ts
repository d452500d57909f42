import { CHANGED, type JsonChange } from '../../vite/changed';
import type { FormFacts } from '../shared/forms';
import { openService } from '../shared/openService';
import { renewWords, wordsFile } from '../shared/words';
import { reopen, useStage } from './stage';

/**
 * Opens the form of a service, and again after every save of a file. While a file is none that a form can
 * be made of, the form stays as it was, and says why.
 */
export async function followFile(name: string, record: string, facts: FormFacts): Promise<void> {
  let latest = 0;
  const openNow = async () => {
    const turn = (latest += 1);
    try {
      const opened = await openService(name, record);
      if (turn === latest) reopen(opened);
    } catch (error) {
      if (turn === latest) useStage.setState({ fault: wordsOf(error) });
    }
  };
  const { language, say } = facts;
  const concerns = ({ file }: JsonChange) =>
    file === `schemas/services/${name}.json` || file.startsWith('schemas/shared/');
  import.meta.hot?.on(CHANGED, (change: JsonChange) => {
    const { file, fault } = change;
    if (fault && concerns(change)) {
      latest += 1;
      useStage.setState({ fault: `${file}:${fault.line}  ${fault.problem}` });
    }
    if (fault) return;
    if (file === wordsFile(language)) void renewWords(language, say).then(() => reopen());
    else if (!file.startsWith('locales/')) void openNow();
  });
  await openNow();
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
