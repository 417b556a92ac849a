import { describeKills } from './describe-kills.ts';
import { createTestSandbox } from './test-providers.ts';

describeKills('the sandbox', createTestSandbox);
