import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { request } = await openTestServer({ PUBLIC_URL: 'https://agency.example' })

test('Redocly finds nothing in the OpenAPI document', async () => {
  const source = await (await request('/api/v1/openapi.json')).text()
  const config = await createConfig({ extends: ['recommended'] })
  const findings = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(findings.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})
