import type { RedisConnection } from './connection.ts';

/**
 * Creates a signal that makes the other processes check for a change now. If a message is lost, they check at
 * their next poll.
 */
export function createChangeSignal(redis: RedisConnection, subject: 'catalog' | 'ratings') {
  const channel = `binaa:changed:${subject}`;
  return {
    announce(): void {
      void redis.run((client) => client.publish(channel, ''));
    },
    subscribe: (onChange: () => void): (() => void) => redis.subscribe(channel, onChange),
  };
}
