import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { request, signUp, setStatus, read } = await openTestServer()
const { makeFor, listTokens, revokeToken } = await import('#server/features/tokens/commands.ts')
const choice = { name: 'Job feed', scopes: 'vacancies, write', days: '90' }
const address = 'owner@agency.example'
await signUp('owner')
await signUp('salma')
await setStatus('salma', 'active')

test('a command makes, lists and revokes a token', async () => {
  const said = await makeFor(address, choice)
  const [token = ''] = said.split('\n')
  const status = async () =>
    (await request('/api/trpc/vacancies.taken', { headers: { authorization: `Bearer ${token}` } })).status
  expect(await status()).not.toBe(401)
  const line = await listTokens()
  expect(line).toContain('Job feed (owner)')
  expect(line).not.toContain(token)
  await revokeToken(line.split('  ')[0]!)
  expect(await status()).toBe(401)
  expect(await read.activity.findFirst({ where: { action: 'token-made' } })).toMatchObject({ actor: 'the machine' })
})

test.each([
  ['salma@agency.example', choice, 'is no owner'],
  [address, { ...choice, days: '400' }, 'Say when it ends'],
  [address, { ...choice, scopes: 'complaints' }, '--scopes takes content'],
  [address, { ...choice, name: '' }, 'Enter a name'],
])('the command for %s refuses %j', async (email, options, sentence) => {
  await expect(makeFor(email, options)).rejects.toThrow(sentence)
})
