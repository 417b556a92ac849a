import { existsSync } from 'node:fs';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { expect, it } from 'vitest';
import { parseEnv } from '#lib/env.server.ts';
import { readSource } from '../../architecture/rules/source-files.ts';

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
}

const { services } = load(readSource('docs/stack/compose.yaml'), {
  schema: CORE_SCHEMA.withTags(mergeTag),
}) as {
  services: Record<string, Service>;
};

it('the stack has its services, and each service depends on existing ones only', () => {
  expect(Object.keys(services).sort()).toEqual(['postgres', 'proxy', 'redis', 'setup', 'shop-1', 'shop-2']);
  for (const { depends_on: needed = [] } of Object.values(services)) {
    for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
      expect(services).toHaveProperty(name);
  }
});

it.each(['shop-1', 'shop-2'])('the environment of %s is valid and documented', (name) => {
  const environment = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
    key,
    value.replace(/^\$\{\w+:-?(.*)\}$/, '$1').replace(/^\?.*$/, 's'.repeat(32)),
  ]);
  const env = parseEnv(Object.fromEntries(environment));
  expect([env.DATABASE_URL, env.REDIS_URL, env.TRUST_PROXY, env.PORT, env.SITE_URL]).toEqual([
    'postgres://binaa:binaa@postgres:5432/binaa',
    'redis://redis:6379',
    true,
    4321,
    'http://localhost:4321',
  ]);
  const documented = readSource('docs/environments.md');
  const names = environment.map(([key]) => key as string).filter((key) => key !== 'NODE_ENV');
  expect(names.filter((key) => !documented.includes(`\`${key}\``))).toEqual([]);
});

it('the proxy runs the script of the repository, in front of both instances', () => {
  const { command = [] } = services.proxy as Service;
  expect(existsSync(command[1] as string)).toBe(true);
  expect(command.slice(2)).toEqual(['4321', 'http://shop-1:4321', 'http://shop-2:4321']);
});
