import { dayAt } from '../brand/agencyDay';
import { loadCatalogue } from '../catalogue';
import { loadContentKinds } from '../content/contentKinds';
import { namedSchemas } from '../openapi/components';
import { OperatorError } from '../operatorError';
import { type Command, parsed } from '../base/command';
import { allCalls } from '../features';
import { checkReads, checkRefusals, checkSubmits } from '../contractCheck/checks';
import { Report } from '../contractCheck/report';
import { recordsAt, servicesAt, targetAt } from '../contractCheck/target';
import { sentExamples } from '../openapi/examples';

/** Compares a server with the calls that the definitions describe; the exit code is 1 if anything differs. */
export const contractCommand: Command = {
  about: 'compares a server with the calls that the definitions describe',
  usage: (call) => `${call} --base <URL> [--token=<bearer>] [--write]
  --base   base URL of the API: https://rega.example/api/
  --token  of a staff session; compares staff's reads, too
  --write  sends the sample of each service: that server stores applications`,
  async run(args, _, root) {
    const [, { base, token, write }] = parsed(args, [0, 0], {
      base: { type: 'string' },
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
    });
    if (base === undefined || !URL.canParse(base)) return undefined;
    const say = (line: string) => console.log(line);
    const files = (await loadCatalogue(root)).map(({ service }) => service);
    const kinds = await loadContentKinds(root);
    const target = targetAt(base, token);
    const { status, text } = await target.call('health/');
    if (status === undefined) throw new OperatorError(`${base} does not answer: ${text}`);
    const services = await servicesAt(target, files, dayAt(new Date()));
    const report = new Report({ components: { schemas: namedSchemas(services, kinds) } }, say);
    const examples = await sentExamples(services, recordsAt(target, kinds));
    const calls = allCalls({ services: files, kinds, hasOpenMetrics: false });
    await checkReads(calls, target, report);
    await checkRefusals(calls, target, report, write);
    if (write) await checkSubmits(services, examples, target, report);
    else say('not compared: submits and refused writes of staff, which need --write');
    say(`${report.compared} calls compared, ${report.differences} differences`);
    return report.differences > 0 ? 1 : 0;
  },
};
