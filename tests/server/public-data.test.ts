import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, qatar } from './test-server.ts'

const { request, signUp, prisma } = await openTestServer({ PAGE_CACHE: '0' })
const { cachedRead } = await import('#server/cache/public-data.ts')
const { changeContent, contentVersion } = await import('#server/cache/content-version.ts')
const owner = (await signUp('owner')).cookie
const { data } = await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar }))
const publicPaths = ['/our-clients', `/our-clients/${data._id}`, '/bn/our-clients', CLIENTS, `${CLIENTS}/${data._id}`]

/** A change as another process makes it: this one hears nothing of it. */
async function renameElsewhere(countryName: string) {
  await prisma.clientCountry.update({ where: { id: data._id }, data: { countryName, version: { increment: 1 } } })
  await prisma.content.update({ where: { id: 1 }, data: { version: { increment: 1 } } })
}

test('what everybody reads is read once until the content changes', async () => {
  let reads = 0
  const read = () => cachedRead('test', async () => ({ reads: ++reads }))
  expect([await read(), await read()]).toEqual([{ reads: 1 }, { reads: 1 }])
  await changeContent(async () => {})
  expect([await read(), await read()]).toEqual([{ reads: 2 }, { reads: 2 }])
})

test('what is missing is looked for each time', async () => {
  let reads = 0
  const read = () => cachedRead('nothing', async () => (++reads > 1 ? {} : null))
  expect([await read(), await read()]).toEqual([null, {}])
})

test('signed-in readers see a change by another process at once', async () => {
  for (const path of publicPaths) await request(path)
  await contentVersion()
  await renameElsewhere('Lemuria')
  for (const path of publicPaths)
    expect([path, await (await request(path, { cookie: owner })).text()]).toEqual([path, containing('Lemuria')])
})

const containing = (text: string) => expect.stringContaining(text)
