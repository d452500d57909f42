import { expect, test } from 'vitest';
import { callerKey, callerNetworks } from '../../../src/server/http/request';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts the address %s as %s', (address, key) => {
  expect(callerKey(address)).toBe(key);
});

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['2001:DB8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
])('counts the networks of the address %s as %j', (address, networks) => {
  expect(callerNetworks(address)).toEqual(networks);
});
