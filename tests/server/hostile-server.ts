import { afterEach, beforeEach, expect } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, picture, qatar } from './test-server.ts'

/** No response to a hostile request is a server error or reveals internals. */
export async function rejected(response: Response) {
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  const text = (await response.text()).replace(/<link [^>]*>/g, '') // fonts and styles, which lie in node_modules until they are built
  expect(text.match(/\n\s+at .*|node_modules|\/tmp\/|prisma|sqlite|SELECT |INSERT |\.ts:\d/i)?.[0]).toBeUndefined()
  expect(text.includes(process.cwd())).toBe(false)
  return response.status
}

export async function openHostileServer() {
  const { request, mutate, signUp, stored, read } = await openTestServer()
  const owner = (await signUp('owner')).cookie
  const { _id } = (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar }))).data
  const png = await picture().png().toBuffer()
  const everything = async () => ({
    ...(await stored()),
    people: await read.user.count(),
    sessions: await read.session.count(),
    record: await read.clientCountry.findUnique({ where: { id: _id }, include: { company: true, image: true } }),
  })

  let before: Awaited<ReturnType<typeof everything>>
  beforeEach(async () => {
    before = await everything()
  })
  afterEach(async () => expect(await everything()).toEqual(before))

  return { request, mutate, read, _id, owner, png }
}
