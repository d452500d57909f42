import type { Issue } from '../../definition/model/issue';
import { originalPath, prune } from '../../definition/validate/prune';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import { toRequest } from '../../definition/payload/submitRequest';
import type { Language } from '../../definition/model/text';
import { dotted, parsePath } from '../../definition/model/values';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';
import type { NamedFile, Ports } from '../ports';
import type { Failure } from './draft';
import type { Flow } from './flow';
import { newKey } from '../dom/newKey';
import { filesArriving, lostFile } from './restoreFiles';

/** `invalid`: stopped here, before anything was sent. `refused`: rejected by the server. */
export type SendResult = 'busy' | 'invalid' | 'refused' | 'failed' | 'sent';

/**
 * Sends the application if it is valid, with the files that are still being prepared. A second call
 * while one is in progress does nothing; a call after a failure retries under the same key. Never
 * rejects: the result is in the flow, too.
 */
export async function sendForm(
  flow: Flow,
  ports: Ports,
  photoStore: LocalPhotoStore,
  language: Language,
  isDoubtful = false,
): Promise<SendResult> {
  const { store, scope, module } = flow;
  if (store.getState().phase === 'sending') return 'busy';
  const { key, failed: before } = store.getState();
  const quiet = before === 'line';
  /** If the visitor has discarded it meanwhile, what is filled in by now is another application. */
  const isDiscarded = () => store.getState().key !== key;
  if (!flow.verify()) return 'invalid';
  const arriving = filesArriving(scope, photoStore);
  if (arriving) {
    store.setState({ phase: 'sending', progress: 0, failed: undefined });
    await arriving;
    if (isDiscarded()) return 'failed';
    if (!flow.verify()) return 'invalid';
  }
  const values = prune(module.service.form, scope.store.getState().values);
  const request = toRequest(module.service, values, language);
  const parts = request.encoding === 'multipart' ? request.parts : [];
  const files = new Map<string, NamedFile>();
  const lost = new Map<string, Issue>();
  for (const part of parts) {
    if (!('file' in part)) continue;
    const kept = photoStore.get(part.file);
    if (kept) files.set(part.file, kept);
    // It must be chosen again.
    else lost.set(part.name, lostFile(scope, pathOnScreen(flow, part.name)));
  }
  if (lost.size > 0) {
    flow.refuse([...lost.values()]);
    return 'invalid';
  }
  store.setState({ phase: 'sending', progress: 0, failed: undefined });
  const fail = (failed: Failure): SendResult => {
    if (!isDiscarded()) store.setState({ phase: 'review', failed });
    return 'failed';
  };
  try {
    const outcome = await ports.submit({
      request,
      files,
      key,
      language,
      quiet,
      isDoubtful,
      onProgress: (progress) => store.setState({ progress }),
    });
    if (outcome.kind === 'unreachable') return fail('line');
    if (isDiscarded()) return outcome.kind;
    if (outcome.kind === 'refused') {
      // An earlier attempt has arrived, unknown to us, and the answers were changed since: without a new key every
      // attempt would be refused from now on.
      if (outcome.issues.some(({ path }) => path === KEY_HEADER)) {
        store.setState({ key: newKey() });
      }
      flow.refuse(
        outcome.issues.map((issue) => ({
          ...issue,
          path: pathOnScreen(flow, issue.path),
          origin: 'server',
        })),
      );
      return 'refused';
    }
    const { kind, ...answer } = outcome;
    flow.reset({ ...answer, values, day: ports.today() });
    return kind;
  } catch {
    // The client's error handler has reported it; here it only matters that nothing is lost.
    return fail('server');
  }
}

/** Empty rows were not sent, which shifted the indexes of those behind them. */
function pathOnScreen({ module, scope }: Flow, path: string): string {
  const { values } = scope.store.getState();
  return dotted(originalPath(module.service.form, values, parsePath(path)));
}
