import { spawnSync } from 'node:child_process'
import { readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { node } from '../../scripts/setup.mjs'
import { root } from '../browser/product.ts'
import { noDisk, openDisk } from './disk.ts'
import { enquiry, openProduct, openProductWithAddress } from './open-product.ts'
import { bodyOf, errorOf } from '../server/test-server.ts'

const full = 'Nothing was saved: our server has no room left. Reading goes on; try again in a few minutes.'
const hour = 60 * 60 * 1000

describe.skipIf(noDisk)(`on a full disk${noDisk ? ` (left out: ${noDisk})` : ''}`, () => {
  test(
    'on a full disk changes fail cleanly, reading continues, and it recovers without a restart',
    { tags: 'core' },
    async () => {
      const disk = openDisk(16)
      const { cookie, request, create, change, remove, draw, mutate, signIn, names, stored, isWhole } =
        await openProduct({
          DATA_DIR: disk.folder,
        })
      const { _id } = (await bodyOf(await create(cookie, 'Qatar'))).data
      const { url } = (await draw(cookie, '#112233')).body.data
      await request('/our-clients')
      const before = await stored()
      disk.fill()

      const rejected = await Promise.all([
        create(cookie, 'Oman'),
        change(cookie, _id, { workSummary: 'Other words. '.repeat(300) }),
        remove(cookie, _id),
      ])
      for (const response of [...rejected, (await draw(cookie, '#445566')).response]) {
        expect(response.status).toBe(503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      for (const response of rejected)
        expect(await errorOf(response)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: full })
      for (const { status, body } of [
        await mutate('enquiries.submit', enquiry),
        await signIn('owner'),
        await mutate('clients.delete', { _id }, cookie),
      ]) {
        expect({ status, message: body.error?.message }).toEqual({ status: 503, message: full })
      }
      const form = await request('/contact-us', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(enquiry).toString(),
      })
      expect(form.status).toBe(503)
      const page = await form.text()
      expect(page).toContain(full)
      expect(page).toContain(enquiry.message)

      const ready = await request('/readyz')
      const reason = expect.stringContaining('the disk is full')
      expect([ready.status, await ready.json()]).toEqual([503, { ready: false, reason }])
      expect((await request('/healthz')).status).toBe(200)

      expect(await stored()).toEqual(before)
      expect(await names()).toEqual(['Qatar'])
      for (const path of [
        '/our-clients',
        '/',
        '/about-us',
        `/api/v1/our-clients/our-clients/${_id}`,
        new URL(url).pathname,
      ])
        expect((await request(path)).status, path).toBe(200)
      for (const path of ['/admin/manage-clients', `/admin/update-client/${_id}`])
        expect((await request(path, { cookie })).status, path).toBe(200)

      disk.free()
      expect((await request('/readyz')).status).toBe(200)
      expect((await create(cookie, 'Oman')).status).toBe(201)
      expect((await change(cookie, _id, { workSummary: 'Other words.' })).status).toBe(200)
      expect((await draw(cookie, '#445566')).status).toBe(200)
      expect((await mutate('enquiries.submit', enquiry)).status).toBe(200)
      expect((await signIn('owner')).status).toBe(200)
      expect(await names()).toEqual(['Oman', 'Qatar'])
      expect(await isWhole()).toBe(true)
    },
  )

  test('a backup without room says so in a sentence and leaves nothing half-written', async () => {
    const disk = openDisk(16)
    const { cookie, create } = await openProduct({ DATA_DIR: disk.folder })
    await create(cookie, 'Qatar')
    disk.fill(64 * 1024)
    const { status, stderr } = spawnSync(join(root, node), ['dist/server/backup.js'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: disk.folder },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^The disk of .+ is full: .*make room.*\n$/i)
    const left = await readdir(join(disk.folder, 'backups')).catch(() => [])
    expect(left.filter(name => name !== 'state.json')).toEqual([])
    disk.free()
  })

  test('somebody who was signed in yesterday goes on reading the staff pages', async () => {
    const disk = openDisk(16)
    const { cookie, request, rows } = await openProduct({ DATA_DIR: disk.folder })
    await rows(
      `UPDATE "Session" SET "lastUsedAt" = '${new Date(Date.now() - hour).toISOString()}', "expiresAt" = '${new Date(Date.now() + 24 * hour).toISOString()}'`,
    )
    disk.fill()
    expect((await request('/admin/manage-clients', { cookie, redirect: 'manual' })).status).toBe(200)
    disk.free()
  })

  test('a mail that does not fit into the outbox is written once there is room', async () => {
    const disk = openDisk(1)
    const { mutate, rows, product } = await openProductWithAddress()
    const outbox = join(product.dataDir, 'outbox')
    await symlink(disk.folder, outbox)
    disk.fill()
    expect((await mutate('enquiries.submit', enquiry)).status).toBe(200)
    await expect
      .poll(() => rows('SELECT "lastError" FROM "Mail"'))
      .toMatchObject([{ lastError: expect.stringContaining('ENOSPC') }])
    expect(await readdir(outbox)).toEqual(['filler'])

    disk.free()
    await rows('UPDATE "Mail" SET "nextTryAt" = "createdAt"')
    expect((await mutate('enquiries.submit', { ...enquiry, message: 'And for a cook?' })).status).toBe(200)
    await expect
      .poll(() => rows('SELECT count(*) AS n FROM "Mail" WHERE "sentAt" IS NOT NULL'))
      .toMatchObject([{ n: 2 }])
    const mails = await Promise.all(
      (await readdir(outbox)).map(async file => PostalMime.parse(await readFile(join(outbox, file)))),
    )
    expect(mails).toHaveLength(2)
    expect(mails.filter(({ text }) => text?.includes(enquiry.message))).toHaveLength(1)
  })
})
