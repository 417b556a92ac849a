import { createKill } from '../../../checkout/crash-recovery/observed-dialect.ts';
import { openObserved } from '../../../checkout/crash-recovery/open-observed.ts';
import type { SharedSource } from '../../../checkout/crash-recovery/shared-databases.ts';
import { createReturnTasks, type ReadyDraft, type ReturnTask } from './return-tasks.ts';

// Runs a task on a database and kills itself at the given statement.

/** The program's task, as JSON in the environment variable `RETURN_WORK`. */
export interface ReturnWork {
  source: SharedSource;
  now: number;
  task: ReturnTask;
  /** The draft to submit; the resulting return has its id. */
  draft: ReadyDraft;
  when: 'before' | 'after';
  statements: string[];
}

const work = JSON.parse(process.env.RETURN_WORK ?? '{}') as ReturnWork;
const { source, now, task, draft, when, statements } = work;
const db = openObserved(source, createKill(when, statements));
const tasks = createReturnTasks(db, now);
await {
  submit: () => tasks.submitTwice(draft),
  jobs: tasks.runJobs,
  notify: () => tasks.notifyTwice(draft.draftId),
}[task]();
await db.destroy();
