import { CAPABILITIES } from '#lib/contract/capabilities/capabilities.ts';
import { EmptySchema } from '#lib/contract/endpoint.ts';
import { ERROR_STATUSES } from '#lib/contract/errors.ts';
import { addDescriptions, describeInput, describeOutputs } from './json-schema.mjs';
import { getCapability, getSubject, groupBySubject } from './subjects.mjs';

const REFERENCE = { $ref: '#/components/headers/reference' };
const HEADERS = {
  scope: [['guest', 'private'], 'Who may call: `private` calls are for signed-in customers.'],
  channel: [['web'], 'Sales channel.'],
  'org-id': [undefined, 'Organisation, from `API_ORG_ID`.'],
  'lob-id': [['retail'], 'Line of business.'],
  location: [['ae', 'kw', 'sa', 'bh', 'qa', 'om'], 'Country of the shop.'],
  locale: [['en', 'ar'], 'Language of texts and messages.'],
  'page-type': [['hardware'], 'Kind of goods.'],
  'x-reference-code': [undefined, 'Identifies the request in logs; the response repeats it.'],
};
const getHeaderName = (name) => `header-${name}`;
const HEADER_REFERENCES = Object.keys(HEADERS).map((name) => ({
  $ref: `#/components/parameters/${getHeaderName(name)}`,
}));

/** Parameters of a call's path and query. */
function describeParameters(endpoint, comments) {
  const parts = [
    ['path', endpoint.params, 'params'],
    ['query', endpoint.query, 'query'],
  ];
  return parts.flatMap(([location, schema, part]) => {
    const prefix = `${endpoint.constant}.${part}`;
    const { properties = {}, required = [] } = addDescriptions(describeInput(schema), prefix, comments);
    return Object.entries(properties).map(([name, { description, ...field }]) => ({
      name,
      in: location,
      required: location === 'path' || required.includes(name),
      ...(description && { description }),
      schema: field,
    }));
  });
}

function describeErrors(endpoint) {
  const codes = Map.groupBy(endpoint.errors, (code) => String(ERROR_STATUSES[code]));
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } };
  const errorResponses = [...codes].map(([status, list]) => [
    status,
    { description: list.join(', '), content },
  ]);
  return { ...Object.fromEntries(errorResponses), default: { $ref: '#/components/responses/error' } };
}

const SECURITY = {
  none: () => [{ subscriptionKey: [] }],
  guest: () => [{ subscriptionKey: [], accessToken: [] }],
  private: ({ sendsIdentity }) => [
    { subscriptionKey: [], accessToken: [], ...(sendsIdentity && { identityToken: [] }) },
  ],
};

function describeOperation(endpoint, comments) {
  const hasBody = endpoint.body !== EmptySchema;
  const capability = getCapability(endpoint);
  const schema =
    hasBody && addDescriptions(describeInput(endpoint.body), `${endpoint.constant}.body`, comments);
  return {
    operationId: endpoint.name,
    tags: [getSubject(endpoint)],
    description: comments.get(endpoint.constant),
    ...(capability && { 'x-capability': capability }),
    security: SECURITY[endpoint.scope](endpoint),
    parameters: describeParameters(endpoint, comments),
    ...(hasBody && { requestBody: { required: true, content: { 'application/json': { schema } } } }),
    responses: {
      200: {
        description: 'The data of the call.',
        headers: { 'x-reference-code': REFERENCE },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { data: { $ref: `#/components/schemas/${getReplyName(endpoint)}` } },
              required: ['data'],
            },
          },
        },
      },
      ...describeErrors(endpoint),
    },
  };
}

const replyNames = new Map();
const getReplyName = ({ reply }) => replyNames.get(reply);

/**
 * Names the reply of each call after its exported schema, otherwise after the call. Returns all exported and
 * reply schemas by name.
 */
function nameReplies({ endpoints, schemas }) {
  for (const [name, schema] of schemas) replyNames.set(schema, name);
  // A reply that several calls return is named after the GET call among them.
  const getSortKey = ({ method, name }) => `${method === 'GET' ? 0 : 1} ${name}`;
  for (const { reply, name } of endpoints.toSorted((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1))) {
    if (!replyNames.has(reply)) replyNames.set(reply, `${name[0].toUpperCase()}${name.slice(1)}Reply`);
  }
  return new Map([...schemas, ...endpoints.map(({ reply }) => [replyNames.get(reply), reply])]);
}

/** Keeps only the schemas that the rest of the document refers to, directly or through others. */
function keepReferenced(schemas, document) {
  const keptSchemas = {};
  const visit = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (keptSchemas[name]) continue;
      keptSchemas[name] = schemas[name];
      visit(schemas[name]);
    }
  };
  visit(document);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => keptSchemas[name]));
}

// Components that do not depend on the endpoints.
const HEADERS_AND_TOKENS = {
  headers: {
    reference: { description: 'The reference code of the request.', schema: { type: 'string' } },
  },
  parameters: Object.fromEntries(
    Object.entries(HEADERS).map(([name, [values, description]]) => [
      getHeaderName(name),
      {
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string', ...(values && { enum: values }) },
      },
    ]),
  ),
  securitySchemes: {
    accessToken: { type: 'http', scheme: 'bearer', description: 'Token of a guest or a customer.' },
    identityToken: {
      type: 'apiKey',
      in: 'header',
      name: 'x-ciam-token',
      description: 'Token of the identity provider, of signed-in customers.',
    },
    subscriptionKey: {
      type: 'apiKey',
      in: 'header',
      name: 'ocp-apim-subscription-key',
      description: 'Key of the storefront, from `API_SUBSCRIPTION_KEY`.',
    },
  },
};

/** Creates the OpenAPI 3.1 document of the contract. */
export function createOpenApi(contract, comments) {
  const outputs = describeOutputs(nameReplies(contract));
  const replyOwners = new Map(
    contract.endpoints.map((endpoint) => [getReplyName(endpoint), endpoint.constant]),
  );
  for (const [name, schema] of Object.entries(outputs)) {
    const isNamed = contract.schemas.has(name);
    addDescriptions(schema, isNamed ? `${name}Schema` : `${replyOwners.get(name)}.reply`, comments);
    const description = comments.get(`${name}Schema`);
    if (isNamed && description) schema.description ??= description;
  }
  const groups = groupBySubject(contract.endpoints, Object.keys(CAPABILITIES));
  const paths = {};
  for (const endpoint of groups.flatMap((group) => group.endpoints)) {
    paths[endpoint.path] ??= { parameters: HEADER_REFERENCES };
    paths[endpoint.path][endpoint.method.toLowerCase()] = describeOperation(endpoint, comments);
  }
  const responses = {
    error: {
      description: 'The call failed. `code` says why, `message` says it to the customer.',
      headers: { 'x-reference-code': REFERENCE },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Commerce API of the Binaa storefront',
      version: '1',
      description:
        'Generated from src/lib/contract by `npm run docs:api`. Operations with `x-capability` are not part of the ' +
        'specification: an API may lack them.',
    },
    servers: [{ url: 'http://localhost:4322', description: 'The embedded backend alone: `npm run backend`' }],
    tags: groups.map(({ name, isCapability }) => ({
      name,
      ...(isCapability && { description: 'A capability: an API may lack it.' }),
    })),
    paths,
    components: {
      schemas: keepReferenced(outputs, [paths, responses]),
      responses,
      ...HEADERS_AND_TOKENS,
    },
  };
}
