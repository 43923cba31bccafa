import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { request } = await openTestServer({ PUBLIC_URL: 'https://agency.example' })

const source = await (await request('/api/v1/openapi.json')).text()

test('Redocly finds nothing in the OpenAPI document', async () => {
  const config = await createConfig('extends: [recommended]')
  const findings = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(findings.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('every body, answer and error of every operation has an example', () => {
  const { paths, webhooks } = JSON.parse(source) as { paths: Paths; webhooks: Paths }
  const contents = Object.values({ ...paths, ...webhooks })
    .flatMap(path => Object.values(path))
    .flatMap(({ operationId, requestBody, responses }) =>
      [['body', requestBody] as const, ...Object.entries(responses)].flatMap(([name, of]) =>
        Object.entries(of?.content ?? {}).map(([type, media]) => ({ what: `${operationId} ${name} ${type}`, media })),
      ),
    )
  expect(contents.length).toBeGreaterThan(100)
  expect(contents.filter(({ media }) => !('example' in media)).map(({ what }) => what)).toEqual([])
})

test('the example of a wrong query is what a wrong query gets', async () => {
  const { paths } = JSON.parse(source) as { paths: Paths }
  const example = paths['/our-clients/our-clients']!.get!.responses['400']!.content!['application/json']
  const answer = await request('/api/v1/our-clients/our-clients?limit=201')
  expect((example as { example: object }).example).toEqual(await answer.json())
})

type Content = { content?: Record<string, object> }
type Operation = { operationId: string; requestBody?: Content; responses: Record<string, Content> }
type Paths = Record<string, Record<string, Operation>>
