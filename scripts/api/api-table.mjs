import { CAPABILITIES } from '#lib/contract/capabilities/capabilities.ts';
import { describeInput } from './json-schema.mjs';
import { groupBySubject } from './subjects.mjs';

const CALLERS = { none: 'anybody', guest: 'guest or customer', private: 'customer' };

/**
 * Returns the field names of a part; optional ones have a question mark. For a body of several variants,
 * lists the fields of all variants as optional.
 */
function listFields(schema) {
  const json = describeInput(schema);
  const variants = json.anyOf ?? [json];
  const names = new Map();
  for (const { properties = {}, required = [] } of variants) {
    for (const name of Object.keys(properties)) {
      names.set(name, names.get(name) !== false && required.includes(name) && variants.length === 1);
    }
  }
  return [...names].map(([name, isRequired]) => (isRequired ? name : `${name}?`)).join(', ');
}

const toCell = (text) => text.replaceAll('|', '\\|');
const toCode = (text) => (text ? `\`${text}\`` : '');

function createRow(endpoint, comments) {
  const [purpose = ''] = (comments.get(endpoint.constant) ?? '').split(/(?<=\.) (?=[A-Z`])/);
  const cells = [
    toCode(`${endpoint.method} ${endpoint.path}`),
    toCode(listFields(endpoint.query)),
    toCode(listFields(endpoint.body)),
    CALLERS[endpoint.scope],
    purpose,
  ];
  return `| ${cells.map(toCell).join(' | ')} |`;
}

const HEADINGS = ['call', 'query', 'body', 'caller', 'what it does'];
const createHead = (headings) => `| ${headings.join(' | ')} |\n|${'---|'.repeat(headings.length)}`;

/** Creates the tables of all calls: those of the retailer's specification by subject, then the capabilities. */
export function createApiTables({ endpoints }, comments) {
  const groups = groupBySubject(endpoints, Object.keys(CAPABILITIES));
  const specified = groups.filter(({ isCapability }) => !isCapability);
  const capabilityGroups = groups.filter(({ isCapability }) => isCapability);
  const tables = specified.map(({ name, endpoints: calls }) => {
    const rows = calls.map((endpoint) => createRow(endpoint, comments));
    return [`### ${name}`, '', createHead(HEADINGS), ...rows].join('\n');
  });
  const capabilityRows = capabilityGroups.flatMap(({ name, endpoints: calls }) =>
    calls.map((endpoint) => `| \`${name}\` ${createRow(endpoint, comments)}`),
  );
  return [
    '## Calls of the specification',
    ...tables,
    '## Calls that the specification does not know',
    [createHead(['capability', ...HEADINGS]), ...capabilityRows].join('\n'),
  ].join('\n\n');
}
