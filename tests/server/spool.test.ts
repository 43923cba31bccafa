import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clearSpool, DISK_BYTES, diskRoom, memoryRoom, openSpool, SentFile } from '#server/http/spool.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'
import { openTestServer } from './test-server.ts'

const { folder } = await openTestServer()
const incoming = join(folder, 'incoming')
const from = ofNetwork('198.51.100.9')
const pieces = (size: number) => Array.from({ length: size / 1000 }, (_, n) => Buffer.alloc(1000, n % 251))

test('what is small stays in memory, what is large has no name on the disk', async () => {
  const spool = openSpool(from)
  const [small, large] = [await spool.keep(pieces(10_000)), await spool.keep(pieces(500_000))]
  expect(readdirSync(incoming)).toEqual([])
  expect(await small.read()).toEqual(Buffer.concat(pieces(10_000)))
  expect(await large.read()).toEqual(Buffer.concat(pieces(500_000)))
  expect(large.head).toEqual(Buffer.concat(pieces(500_000)).subarray(0, 1024))
  expect([memoryRoom().bytes(), diskRoom().bytes()]).toEqual([10_000, 500_000])
  await spool.close()
  expect([memoryRoom().bytes(), diskRoom().bytes()]).toEqual([0, 0])
  await expect(large.read()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('a sent file is like any other, and keeps what is made of it', async () => {
  const spool = openSpool(from)
  const kept = await spool.keep(pieces(200_000))
  const file = new SentFile(kept, { name: 'cv.pdf', type: 'application/pdf', spool })
  expect([file instanceof File, file.name, file.size, file.type]).toEqual([true, 'cv.pdf', 200_000, 'application/pdf'])
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.concat(pieces(200_000)))
  const made = await file.keep(Buffer.alloc(300_000, 1))
  expect(await made.read()).toEqual(Buffer.alloc(300_000, 1))
  await spool.close()
  await expect(made.read()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('whoever has too much on the disk loses it, and others go on', async () => {
  const [large, small] = [openSpool(from), openSpool(ofNetwork('198.51.100.10'))]
  const kept = await small.keep(pieces(100_000))
  const lease = diskRoom().open(from)
  lease.grow(DISK_BYTES.each - 50_000)
  await expect(large.keep(pieces(100_000))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(await kept.read()).toHaveLength(100_000)
  lease.close()
  await Promise.all([large.close(), small.close()])
})

test('what a killed process has left goes at the next start', async () => {
  mkdirSync(incoming, { recursive: true })
  for (const name of ['old', 'new']) writeFileSync(join(incoming, name), 'x')
  utimesSync(join(incoming, 'old'), 0, 0)
  await clearSpool()
  expect(readdirSync(incoming)).toEqual(['new'])
})
