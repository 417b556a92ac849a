import type { ChangeSubject } from '#lib/cluster/ipc-messages.ts';
import type { PrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import type { JobLease } from '../redis/job-lease.ts';

/** A lease that the primary process grants to one worker, until that worker releases it or exits. */
export function createPrimaryLease(primary: PrimaryChannel): JobLease {
  return {
    hold: async () => (await primary.call('acquireJobLease', null)) ?? false,
    release: async () => primary.send({ kind: 'releaseJobs' }),
  };
}

/** Notifies the other workers, through the primary process, to check for a change now. */
export const createPrimarySignal = (primary: PrimaryChannel, subject: ChangeSubject) => ({
  announce: () => primary.send({ kind: 'changed', subject }),
  subscribe: (onChange: () => void) => primary.subscribe(subject, onChange),
});
