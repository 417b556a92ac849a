import type { RedisConnection } from './connection.ts';

/**
 * Notifies the other processes to check for a change now instead of at their next poll. If the message is
 * lost, they check at that poll.
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
