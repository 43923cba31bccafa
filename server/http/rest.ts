import { agency } from '#i18n/agency.ts'
import { orderedFeatures, registeredFeatures } from '#server/registration/define-feature.ts'
import { config } from '#server/config/config.ts'
import { apiRouter, everyResponse, ifNoneMatch } from '#server/http/openapi.ts'
import { callsOf, honoPath } from '#server/http/rest-paths.ts'
import { whileUsed } from '#server/http/used.ts'
import { isInUse } from '#server/registration/define-part.shared.ts'
import { clientPackage } from '#server/http/client-package.ts'
import { describeNow } from '#server/http/described-later.ts'
import { reference } from '#server/http/reference/reference.ts'
import { imagesRest } from '#server/files/rest.ts'
import { describeProcedures } from '#server/trpc/describe.ts'
import { scopes } from '#server/permissions.ts'
import { sessionCookieName } from '#server/http/sessions.ts'

/** Everything under /api/v1, and the document that describes it. */
export function restApi() {
  const rest = apiRouter()
  for (const { rest: calls, ...feature } of orderedFeatures())
    if (calls) {
      for (const path of callsOf(calls)) rest.use(honoPath(path), whileUsed(feature))
      rest.route('/', calls)
    }
  rest.route('/', imagesRest)
  rest.route('/docs', reference)
  rest.route('/client.tgz', clientPackage)
  rest.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(),
    description: 'The cookie of a signed-in member of staff',
  })
  rest.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'mb_ and 43 characters',
    description: `An API token, which an owner makes in the staff area under “API tokens”. Its scopes: ${scopes.map(scope => `\`${scope}\``).join(', ')}; without \`write\` it only reads.`,
  })
  rest.openAPIRegistry.registerComponent('securitySchemes', 'key', {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'An API token, where a program can send no header; or the key configured as IMAGE_KEY',
  })
  rest.get('/openapi.json', c => c.json(describe(rest)))
  rest.get('/trpc.json', c => c.json(describeProcedures()))
  return rest
}

const description = `The content of a recruitment agency’s website.

Anyone may read, from any site. Staff may change, with the cookie of a session; a browser must send such a request from our own pages. A program sends \`Authorization: Bearer mb_…\` with an API token, which an owner makes in the staff area; it is refused with 401 once the token has ended or is revoked, and with 403 for what its scopes leave out.

Every list says in the header \`Changes-Cursor\` from where on \`/changes\` has what happens to it: whoever keeps a copy begins there.

A list takes \`limit\`, \`cursor\`, \`search\`, \`sort\`, \`fields\` and \`updatedSince\`, and says in \`next\` where it goes on. Errors are \`{ "error": … }\`, or problem details (RFC 9457) for whoever accepts \`application/problem+json\`.`

/** The OpenAPI document, with the answers that every call may give, and with the header that 304 answers. */
function describe(rest: ReturnType<typeof apiRouter>) {
  const document = rest.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${agency().name} API`,
      version: __VERSION__,
      description,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: config.PUBLIC_URL + '/api/v1' }],
    security: [],
  })
  for (const { rest: calls, ...feature } of registeredFeatures())
    if (calls && !isInUse(feature)) for (const path of callsOf(calls)) delete document.paths?.[path]
  describeNow(document.components?.schemas)
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path as Record<string, Operation>)) {
      operation.responses = { ...everyResponse, ...operation.responses }
      if ('304' in operation.responses) operation.parameters = [...(operation.parameters ?? []), ifNoneMatch]
    }
  return document
}

type Operation = { responses?: object; parameters?: object[] }
