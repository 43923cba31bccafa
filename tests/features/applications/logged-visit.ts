// Run in a separate process by log.test.ts: the log is on standard output, what was told the applicant in told.json of DATA_DIR.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '#server/config/config.ts'
import { createServer } from '#server/create-server.ts'
import { eraseDue } from '#server/features/applications/erasure.ts'
import { ERASURE_DELAY_MS } from '#server/features/applications/status/status-page.ts'
import { log } from '#server/process/log.ts'
import { pdf } from '../../server/pdf.ts'
import { rahim, type Receipt } from './application-form.ts'

const STATUS = '/application-status'
const config = parseConfig({ ...process.env })
const { handleRequest, close } = await createServer(config, { jobs: false, seed: false })
let cookie = ''

const secret = await apply()
await post(STATUS, { phone: rahim.phone, code: secret.code === '00000000' ? '00000001' : '00000000' })
await post(STATUS, { phone: rahim.phone, code: secret.code })
await send(`${STATUS}?key=${secret.secret}`)
await post(STATUS, { action: 'erase', code: secret.code })
const erased = await eraseDue(new Date(Date.now() + ERASURE_DELAY_MS + 1000))
writeFileSync(join(config.DATA_DIR, 'told.json'), JSON.stringify({ ...secret, erased }))
await close()
log.flush()

async function apply(): Promise<Receipt> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...rahim, phone: '12' })) body.append(name, value)
  await send('/jobs/tell-me', { method: 'POST', body }) // with a mistake
  body.set('phone', rahim.phone)
  body.append('file', new File([pdf() as Uint8Array<ArrayBuffer>], 'Rahim Uddin.pdf'))
  const response = await send('/jobs/tell-me', { method: 'POST', body })
  const { reference, code, link } = ((await response.json()) as { result: Receipt & { link: string } }).result
  return { reference, code: code.replace(' ', ''), secret: new URL(link).searchParams.get('key') ?? '' }
}

function post(path: string, fields: Record<string, string>) {
  return send(path, { method: 'POST', body: new URLSearchParams(fields) })
}

async function send(path: string, init: RequestInit = {}) {
  const headers = { accept: 'application/json', cookie } // pages are not rendered outside the build
  const response = await handleRequest(new Request(`http://localhost:3000${path}`, { ...init, headers }))
  const cookies = response.headers.getSetCookie().map(each => each.split(';')[0])
  if (cookies.length > 0) cookie = cookies.join('; ')
  return response
}
