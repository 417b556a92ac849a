import { describeCrashRecovery } from './describe-crash.ts';
import { createTestSandbox } from './test-providers.ts';

describeCrashRecovery('the sandbox', createTestSandbox);
