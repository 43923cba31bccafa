import { agency } from '#i18n/agency.ts'
import { registeredFeatures } from '#server/define-feature.ts'
import { apiRouter } from '#server/http/openapi.ts'
import { reference } from '#server/http/reference.ts'
import { imagesRest } from '#server/media/rest.ts'
import { lucia } from '#server/http/sessions.ts'

/** Everything under /api/v1, and the document that describes it. */
export function restApi() {
  const rest = apiRouter()
  for (const feature of registeredFeatures()) if (feature.rest) rest.route('/', feature.rest)
  rest.route('/', imagesRest)
  rest.route('/docs', reference)
  rest.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: lucia().sessionCookieName,
    description: 'The cookie of a signed-in member of staff',
  })
  rest.openAPIRegistry.registerComponent('securitySchemes', 'key', {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'The key configured as IMAGE_KEY',
  })
  rest.doc31('/openapi.json', () => ({
    openapi: '3.1.0',
    info: {
      title: `${agency().name} API`,
      version: __VERSION__,
      description:
        'The content of a recruitment agency’s website. Anyone may read; staff may change, with the cookie of a session. A browser must send the request from our own pages.',
    },
    servers: [{ url: '/api/v1' }],
  }))
  return rest
}
