import { once } from 'node:events'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import type { HonoEnv, Incoming } from '#server/http/env.ts'
import { SentFile } from '#server/http/spool.ts'

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i
/** So much is parsed before anybody looks whether it is too much. */
const PIECE_BYTES = 16 * 1024
/** What of a file may be on its way within the parser. */
const ON_ITS_WAY_BYTES = 256 * 1024

/** `textBytes` is how much of a form is not the content of files. `refuse` makes the error for more of that, or for more parts. */
export type FormLimits = { textBytes: number; partsMax: number; refuse: (excess: 'parts' | 'text') => AppError }
/** `problem` says that there was no room for its files: then a form has its fields alone. */
export type SentForm = { form: FormData; problem: AppError | undefined }

/**
 * Reads a form while it arrives: its files go to the spool, and no more of it is parsed than it may have. What is no form has no fields.
 * Throws BAD_REQUEST for a form that did not arrive whole, PAYLOAD_TOO_LARGE, and what `refuse` makes.
 */
export async function readForm(c: Context<HonoEnv>, limits: FormLimits): Promise<SentForm> {
  const body = c.get('body')
  const type = c.req.header('content-type') ?? ''
  if (!body || !FORM.test(type)) return { form: new FormData(), problem: undefined }
  try {
    return await parse(body, type, limits)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('BAD_REQUEST', m.form_unreadable())
  }
}

/** Of a call: a file or two, and little more. */
const CALL = { textBytes: 64 * 1024, partsMax: 20 }
/** The most bytes of a call with a file of so many. */
export const withFile = (bytes: number): number => bytes + CALL.textBytes

/** Reads the form of a call, likewise; undefined for what is no form. Throws BAD_REQUEST, PAYLOAD_TOO_LARGE and SERVICE_UNAVAILABLE. */
export async function readCallForm(c: Context<HonoEnv>): Promise<FormData | undefined> {
  if (!FORM.test(c.req.header('content-type') ?? '')) return undefined
  const { form, problem } = await readForm(c, {
    ...CALL,
    refuse: excess =>
      excess === 'parts'
        ? new AppError('BAD_REQUEST', m.form_too_many_parts({ max: formatNumber(CALL.partsMax) }))
        : new AppError('PAYLOAD_TOO_LARGE', m.form_too_much({ max: formatNumber(CALL.textBytes) })),
  })
  if (problem) throw problem
  return form
}

/** Reads it before Hono’s own reader does, which keeps all of it in memory. */
export const callForm = createMiddleware<HonoEnv>(async (c, next) => {
  const form = await readCallForm(c)
  if (form) c.req.bodyCache.formData = form
  await next()
})

type Part = { name: string; value: string | Promise<SentFile | AppError> }

async function parse({ chunks, spool }: Incoming, type: string, { textBytes, partsMax, refuse }: FormLimits) {
  const parts: Part[] = []
  const files: BusboyFileStream[] = []
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>()
  let isStopped = false
  stopped.catch(() => {
    isStopped = true
  })

  async function receive(stream: BusboyFileStream, name: string, mime: string): Promise<SentFile | AppError> {
    try {
      return new SentFile(await spool.keep(stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>), {
        name,
        type: mime,
        spool,
      })
    } catch (error) {
      if (!(error instanceof AppError)) stop(error)
      stream.resume()
      return error as AppError
    }
  }

  function add(part: Part) {
    parts.push(part)
    try {
      if (parts.length > partsMax) throw refuse('parts')
      if (typeof part.value === 'string') spool.memory.grow(part.value.length)
    } catch (error) {
      stop(error) // it would leave the parser otherwise
    }
  }

  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { fieldSize: textBytes, fieldNameSize: textBytes, fields: partsMax + 1, parts: partsMax + 1 },
  })
    .on('error', stop)
    .on('field', (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut) stop(refuse('text'))
      else add({ name, value })
    })
    .on('file', (name, stream, filename, _, mime) => {
      files.push(stream)
      add({ name, value: receive(stream, filename ?? '', mime) })
    })

  let arrived = 0
  const outside = () => arrived - files.reduce((sum, { bytesRead }) => sum + bytesRead, 0)
  const feed = async () => {
    for await (const chunk of chunks())
      for (let at = 0; at < chunk.length && !isStopped; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES)
        arrived += piece.length
        if (!parser.write(piece)) await Promise.race([once(parser, 'drain'), stopped])
        if (outside() > textBytes + ON_ITS_WAY_BYTES) throw refuse('text')
      }
    const finished = once(parser, 'finish')
    parser.end()
    await finished
    if (outside() > textBytes) throw refuse('text')
  }
  try {
    await Promise.race([feed(), stopped])
  } finally {
    for (const file of files) file.destroy()
  }
  return collect(parts)
}

async function collect(parts: Part[]): Promise<SentForm> {
  const form = new FormData()
  let problem: AppError | undefined
  for (const { name, value } of parts) {
    const got = await value
    if (got instanceof AppError) problem = got
    else form.append(name, got)
  }
  return { form, problem }
}
