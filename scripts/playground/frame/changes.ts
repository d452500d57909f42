import { CHANGED, type JsonChange } from '../../vite/changed';
import { draftOf } from '../shared/draftOf';
import type { FormFacts } from '../shared/forms';
import { type OpenedService, openService } from '../shared/openService';
import { renewWords, wordsFile } from '../shared/words';
import { reopen, useStage } from './stage';
import { beginAt, stepInSight } from './step';

/**
 * Opens the form of a service, and reopens it after every save of a file. While no form can be made
 * of the file, the previous form stays and the reason is shown.
 */
export async function followFile(name: string, record: string, facts: FormFacts): Promise<void> {
  let latest = 0;
  const openNow = async () => {
    const turn = (latest += 1);
    try {
      const opened = await openService(name, record);
      if (turn === latest) renew(opened);
    } catch (error) {
      if (turn === latest) useStage.setState({ issue: wordsOf(error) });
    }
  };
  const { language, say } = facts;
  const concerns = ({ file }: JsonChange) =>
    file === `schemas/services/${name}.json` || file.startsWith('schemas/shared/');
  import.meta.hot?.on(CHANGED, (change: JsonChange) => {
    const { file, issue } = change;
    if (issue && concerns(change)) {
      latest += 1;
      useStage.setState({ issue: `${file}:${issue.line}  ${issue.problem}` });
    }
    if (issue) return;
    if (file === wordsFile(language)) void renewWords(language, say).then(() => renew());
    else if (!file.startsWith('locales/')) void openNow();
  });
  await openNow();
}

/** Reopens the form at the current step, which no draft holds until something is answered. */
function renew(opened?: OpenedService): void {
  const step = stepInSight();
  const next = opened ?? useStage.getState().opened;
  reopen(opened, () => {
    if (next && step !== undefined && !draftOf(next).load()) beginAt(step, next);
  });
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
