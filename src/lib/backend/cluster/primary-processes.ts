import type { ChangeSubject } from '#lib/cluster/messages.ts';
import type { PrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import type { JobLease } from '../redis/job-lease.ts';

/** The primary process lets one worker run the jobs, until it releases them or ends. */
export function createPrimaryLease(primary: PrimaryChannel): JobLease {
  return {
    hold: async () => (await primary.call('holdJobs', null)) ?? false,
    release: async () => primary.send({ kind: 'releaseJobs' }),
  };
}

/** Notifies the other workers to check for a change now. */
export const createPrimarySignal = (primary: PrimaryChannel, subject: ChangeSubject) => ({
  announce: () => primary.send({ kind: 'changed', subject }),
  subscribe: (onChange: () => void) => primary.subscribe(subject, onChange),
});
