// A mail server that takes every e-mail and keeps none, in a process of its own; reports its port.
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _, done) {
    stream.resume().once('end', () => {
      process.send('taken');
      done();
    });
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => process.send(server.server.address().port));
process.once('disconnect', () => process.exit());
