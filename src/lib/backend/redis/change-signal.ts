import type { RedisConnection } from './connection.ts';

/** Tells the other processes to look for a change now instead of at their next poll. A lost message costs that wait. */
export function createChangeSignal(redis: RedisConnection, subject: 'catalog' | 'ratings') {
  const channel = `binaa:changed:${subject}`;
  return {
    announce(): void {
      void redis.run((client) => client.publish(channel, ''));
    },
    subscribe: (onChange: () => void): (() => void) => redis.subscribe(channel, onChange),
  };
}
