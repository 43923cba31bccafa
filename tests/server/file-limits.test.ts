import { expect, test } from 'vitest'
import { openTestServer, picture, errorOf } from './test-server.ts'

const KEY = 'the key of one program'
const { request, mutateWithFile, signUp, setStatus, upload } = await openTestServer({
  WRITE_LIMIT: '600',
  IMAGE_KEY: KEY,
})
const owner = (await signUp('owner')).cookie
const busy = (await signUp('busy')).cookie
await setStatus('busy', 'active')
const noPicture = new Uint8Array([1])

async function uploadWith(key: string, cookie = '') {
  const body = new FormData()
  body.append('image', new File([noPicture], 'a.png'))
  return request(`/api/v1/images?key=${encodeURIComponent(key)}`, { method: 'POST', cookie, body })
}

/** How often a request succeeds before it is rejected with the seconds to wait. */
async function countUntilRejected(send: () => Promise<{ status: number; headers: Headers }>) {
  for (let taken = 0; ; taken++) {
    const { status, headers } = await send()
    if (status !== 429) continue
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    return taken
  }
}

test('one person may upload 120 pictures a minute, without delaying others', async () => {
  expect(await countUntilRejected(async () => (await upload(noPicture, { cookie: busy })).response)).toBe(120)
  expect((await upload(await picture().png().toBuffer(), { cookie: owner })).status).toBe(200)
})

test('programs may upload 120 pictures a minute', async () => {
  expect(await countUntilRejected(() => uploadWith(KEY))).toBe(120)
})

test('20 files of client countries a minute are compared or written for one person', async () => {
  let taken = 0
  while (
    (
      await mutateWithFile(taken % 2 ? 'clients.import' : 'clients.previewImport', 'c.csv', 'countryName', {
        cookie: busy,
      })
    ).status !== 429
  )
    taken++
  expect(taken).toBe(20)
})

test('after 20 wrong keys every key is rejected, and signed-in staff still upload', async () => {
  expect(await countUntilRejected(() => uploadWith('wrong'))).toBe(20)
  expect((await uploadWith(KEY)).status).toBe(429)
  const rejected = await uploadWith('wrong', owner)
  expect((await errorOf(rejected)).message).toMatch(/^Too many attempts\. Please wait 1[45] min/)
  expect((await upload(noPicture, { cookie: owner })).status).toBe(415)
})
