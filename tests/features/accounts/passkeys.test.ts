import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openTestServer, password } from '../../server/test-server.ts'

const { mutate, statusOf, request, signUp, signIn, mailsTo, read, prisma } = await openTestServer()
const { cookie } = await signUp('owner')
const ORIGIN = 'http://localhost:3000'

beforeEach(async () => {
  await prisma.rateLimiterFlexible.deleteMany()
  await prisma.passkey.deleteMany()
  await prisma.user.updateMany({ data: { hasSecondFactor: false } })
})

const dataOf = <T>(body: { result?: { data: unknown } }) => body.result!.data as T
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

type Lie = { origin?: string; host?: string; challenge?: string; flags?: number; type?: string }

/** A device with one passkey, which answers as the WebAuthn standard says, or with a lie. */
function device() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  let uses = 0
  const authenticatorData = ({ host = 'localhost', flags = 0x05 }: Lie, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++uses)
    return Buffer.concat([sha256(host), Buffer.from([flags | (more.length > 0 ? 0x40 : 0)]), count, more])
  }
  const clientData = (type: string, asked: string, { origin = ORIGIN, challenge = asked }: Lie) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }
  return {
    register(challenge: string, lie: Lie = {}) {
      const data = authenticatorData(lie, Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), id, cose]))
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const clientDataJSON = text(clientData(lie.type ?? 'webauthn.create', challenge, lie))
      return { ...credential, response: { clientDataJSON, attestationObject: text(attestation) } }
    },
    answer(challenge: string, lie: Lie = {}) {
      const data = authenticatorData(lie)
      const client = clientData(lie.type ?? 'webauthn.get', challenge, lie)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      }
    },
  }
}

async function askToRegister(session = cookie) {
  const { body } = await mutate('accounts.own.startPasskey', { currentPassword: password }, session)
  return dataOf<{ challenge: string }>(body).challenge
}
const add = (response: object, session = cookie) =>
  mutate('accounts.own.addPasskey', { name: 'My phone', response }, session)
const ask = async () => dataOf<{ challenge: string }>((await mutate('accounts.askPasskey')).body).challenge
const signInBy = (response: object) => mutate('accounts.signInByPasskey', { response })

async function registered() {
  const phone = device()
  expect((await add(phone.register(await askToRegister()))).status).toBe(200)
  return phone
}

test('a passkey signs in alone, and a mail tells of its set-up', async () => {
  const phone = device()
  expect(await statusOf('accounts.own.startPasskey', { currentPassword: 'a guess' }, cookie)).toBe(400)
  const { body } = await add(phone.register(await askToRegister()))
  expect(dataOf<{ recoveryCodes: string[] }>(body).recoveryCodes).toHaveLength(10)
  expect((await mailsTo('owner@agency.example')).map(mail => mail.text).join()).toContain(
    'A passkey has just been set up',
  )
  const signedIn = await signInBy(phone.answer(await ask()))
  expect(signedIn.status).toBe(200)
  expect((await request('/api/trpc/accounts.own.profile', { cookie: signedIn.cookie })).status).toBe(200)
  expect(dataOf((await signIn('owner')).body)).toEqual({ secondFactor: ['passkey'] })
})

test('an answer is good once', async () => {
  const phone = await registered()
  const answer = phone.answer(await ask())
  const statuses = (await Promise.all([signInBy(answer), signInBy(answer)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400])
  expect((await signInBy(answer)).setCookie).toEqual([])
})

test.each<[string, Lie]>([
  ['made for another site', { origin: 'https://evil.example' }],
  ['of a key for another host', { host: 'evil.example' }],
  ['to a question that nobody asked', { challenge: randomBytes(32).toString('base64url') }],
  ['without finger, face or PIN', { flags: 0x01 }],
  ['that was meant for setting up', { type: 'webauthn.create' }],
])('an answer %s opens nothing', async (_, lie) => {
  const phone = await registered()
  const { status, setCookie } = await signInBy(phone.answer(await ask(), lie))
  expect([status, setCookie]).toEqual([400, []])
})

test('a question is forgotten after ten minutes', async () => {
  const phone = await registered()
  const challenge = await ask()
  await prisma.ticket.updateMany({ where: { kind: 'passkey' }, data: { expiresAt: new Date(0) } })
  expect((await signInBy(phone.answer(challenge))).status).toBe(400)
})

test('nobody sets up a passkey by another person’s question, or for another site', async () => {
  const other = (await signUp('karim')).cookie
  await prisma.user.updateMany({ data: { status: 'active' } })
  expect((await add(device().register(await askToRegister()), other)).status).toBe(400)
  expect((await add(device().register(await askToRegister(), { origin: 'https://evil.example' }))).status).toBe(400)
  expect((await add(device().register(await ask()))).status).toBe(400)
  expect(await read.passkey.count()).toBe(0)
})

test('a removed passkey, a copy, and one of a suspended person open nothing', async () => {
  const phone = await registered()
  const early = phone.answer(await ask())
  const challenge = await ask()
  expect((await signInBy(phone.answer(await ask()))).status).toBe(200)
  expect((await signInBy(early)).status).toBe(400) // it counts less than the last use: a copy
  await prisma.user.updateMany({ data: { status: 'suspended' } })
  expect((await signInBy(phone.answer(challenge))).status).toBe(403)
  await prisma.user.updateMany({ data: { status: 'active' } })
  const { id } = (await read.passkey.findFirst())!
  expect(await statusOf('accounts.own.removePasskey', { id, currentPassword: password }, cookie)).toBe(200)
  expect((await signInBy(phone.answer(await ask()))).status).toBe(400)
  expect(dataOf((await signIn('owner')).body)).toEqual({})
})

const askToConfirm = async (session = cookie) =>
  dataOf<{ challenge: string }>((await mutate('accounts.own.askConfirmation', {}, session)).body).challenge
const confirmBy = async (response: object, session = cookie) =>
  await statusOf('accounts.own.confirmByPasskey', { response }, session)
/** A sensitive act without the password. */
const renewCodes = async (session = cookie) => await statusOf('accounts.own.renewRecoveryCodes', {}, session)

test('a passkey stands for the password in one session, for ten minutes', async () => {
  const phone = await registered()
  const other = await signInBy(phone.answer(await ask()))
  expect(await renewCodes()).toBe(400)
  expect(await confirmBy(phone.answer(await askToConfirm()))).toBe(200)
  expect([await renewCodes(), await renewCodes(other.cookie)]).toEqual([200, 400])
  expect(await read.activity.count({ where: { action: 'session-confirmed' } })).toBe(1)
  await prisma.session.updateMany({ data: { confirmedAt: new Date(Date.now() - 11 * 60_000) } })
  expect(await renewCodes()).toBe(400)
})

test('without a password, a passkey confirms an old session', async () => {
  const phone = await registered()
  const { passwordHash } = (await read.user.findFirst({ where: { email: 'owner@agency.example' } }))!
  await prisma.user.updateMany({ where: { email: 'owner@agency.example' }, data: { passwordHash: null } })
  await prisma.session.updateMany({ data: { createdAt: new Date(Date.now() - 11 * 60_000) } })
  expect(await renewCodes()).toBe(403)
  expect(await confirmBy(phone.answer(await askToConfirm()))).toBe(200)
  expect(await renewCodes()).toBe(200)
  await prisma.user.updateMany({ where: { email: 'owner@agency.example' }, data: { passwordHash } })
})

test('a session is confirmed by its own person’s passkey alone, and by a new answer', async () => {
  await prisma.session.updateMany({ data: { confirmedAt: null } })
  const phone = await registered()
  const other = (await signInBy(phone.answer(await ask()))).cookie
  const stranger = device()
  const rahim = (await signUp('rahim')).cookie
  await prisma.user.updateMany({ data: { status: 'active' } })
  expect((await add(stranger.register(await askToRegister(rahim)), rahim)).status).toBe(200)
  const used = phone.answer(await askToConfirm(other))
  expect(await confirmBy(used, other)).toBe(200)
  for (const answer of [
    used,
    phone.answer(await ask()),
    phone.answer(await askToConfirm(other)),
    phone.answer(await askToConfirm(), { flags: 0x01 }),
    phone.answer(await askToConfirm(), { origin: 'https://evil.example' }),
    stranger.answer(await askToConfirm()),
  ])
    expect(await confirmBy(answer)).toBe(400)
  expect((await signInBy(phone.answer(await askToConfirm()))).status).toBe(400)
  expect(await renewCodes()).toBe(400)
})

test('after ten wrong answers no more are taken, as with passwords', async () => {
  const phone = await registered()
  const wrong = phone.answer(randomBytes(32).toString('base64url'))
  for (let n = 0; n < 10; n++) expect(await confirmBy(wrong)).toBe(400)
  expect(await confirmBy(phone.answer(await askToConfirm()))).toBe(429)
})
