/** Names of `SHOP_ENV`: development, four test environments, and production. */
export const ENVIRONMENTS = ['dev', 'qa', 'uat', 'preview-ae', 'preview-qa', 'prod'] as const;

/** Values that an environment's rules read. */
interface CheckedValues {
  SHOP_ENV: (typeof ENVIRONMENTS)[number];
  SITE_URL?: string | undefined;
  API_BASE_URL?: string | undefined;
  PAYMENT_PROVIDER: string;
  ADYEN_LIVE_PREFIX?: string | undefined;
  SMTP_URL?: string | undefined;
  SEED_ACCOUNTS?: boolean | undefined;
}

interface EnvironmentRule {
  /** Environments that the rule applies to. */
  names: readonly CheckedValues['SHOP_ENV'][];
  /** Variable that the message names, and the value that it must have. */
  variable: keyof CheckedValues;
  expectation: string;
  isFulfilled: (values: CheckedValues) => boolean;
}

const TEST_ENVIRONMENTS = ['qa', 'uat', 'preview-ae', 'preview-qa'] as const;

/** Whether an environment is for the team, not for customers. */
export const isTestEnvironment = ({ SHOP_ENV }: Pick<CheckedValues, 'SHOP_ENV'>): boolean =>
  (TEST_ENVIRONMENTS as readonly string[]).includes(SHOP_ENV);

// A remote API handles payments, messages and accounts itself.
const RULES: readonly EnvironmentRule[] = [
  {
    names: [...TEST_ENVIRONMENTS, 'prod'],
    variable: 'SITE_URL',
    expectation: 'an https origin',
    isFulfilled: ({ SITE_URL }) => SITE_URL?.startsWith('https://') === true,
  },
  {
    // No real payments in a test environment.
    names: TEST_ENVIRONMENTS,
    variable: 'ADYEN_LIVE_PREFIX',
    expectation: 'unset',
    isFulfilled: ({ ADYEN_LIVE_PREFIX }) => ADYEN_LIVE_PREFIX === undefined,
  },
  {
    names: ['prod'],
    variable: 'PAYMENT_PROVIDER',
    expectation: 'a provider other than sandbox',
    isFulfilled: ({ PAYMENT_PROVIDER, API_BASE_URL }) =>
      API_BASE_URL !== undefined || PAYMENT_PROVIDER !== 'sandbox',
  },
  {
    // Without it, codes are shown on the mailbox page instead of being sent.
    names: ['prod'],
    variable: 'SMTP_URL',
    expectation: 'set',
    isFulfilled: ({ SMTP_URL, API_BASE_URL }) => API_BASE_URL !== undefined || SMTP_URL !== undefined,
  },
  {
    names: ['prod'],
    variable: 'SEED_ACCOUNTS',
    expectation: 'unset or 0',
    isFulfilled: ({ SEED_ACCOUNTS }) => SEED_ACCOUNTS !== true,
  },
];

/**
 * Returns a one-line message about the first variable that violates a rule of the environment; undefined when
 * none does.
 */
export function findEnvironmentError(values: CheckedValues): string | undefined {
  const violatedRule = RULES.find(
    ({ names, isFulfilled }) => names.includes(values.SHOP_ENV) && !isFulfilled(values),
  );
  return (
    violatedRule &&
    `Environment variable ${violatedRule.variable} must be ${violatedRule.expectation} in the environment ${values.SHOP_ENV} (SHOP_ENV).`
  );
}
