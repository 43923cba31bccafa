import { createHash, timingSafeEqual } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { type Context, Hono, type Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { m } from '#i18n/paraglide/messages.js'
import { clientAddressOf } from '#server/http/client-address.ts'
import { config } from '#server/config/config.ts'
import { write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { admitProgram, isToken } from '#server/http/programs.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { callForm, withFile } from '#server/http/form-body.ts'
import { takesBody } from '#server/http/gate.ts'
import {
  apiRouter,
  examplePicture,
  idempotencyKey,
  keyUsed,
  problem,
  staffErrorResponses,
  staffOr,
} from '#server/http/openapi.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { editing } from '#server/drafts/editing.shared.ts'
import { findStoredResponse, once, idempotentRequest } from '#server/db/idempotency.ts'
import * as images from '#server/files/domain.ts'
import { findShare } from '#server/files/share.ts'
import { FILE_NAME, IMAGE_MAX_BYTES, PICTURE_NAME_MAX, typeOf } from '#server/files/schema.ts'
import { ofStaff, takeTurns } from '#server/http/fair-turns.ts'
import { limitImageKey, limitShare, limitUpload } from '#server/http/rate-limits.ts'
import { stripInvalidCharacters } from '#i18n/typed/text.ts'
import { listOf } from '#i18n/zod.ts'

const { inTurn } = takeTurns({ atOnce: 8, waitingMax: 100 })

const editors = middlewareFor(editing)

/**
 * Programs upload with a token, which may stand in `?key=` as a key does at the contract's image host, or with the IMAGE_KEY of an
 * installation from before there were tokens; people with a session and the right.
 */
const keyOrStaff = createMiddleware<HonoEnv>(async (c, next) => {
  const key = c.req.query('key')
  if (key && config.IMAGE_KEY && !isToken(key)) return withImageKey(c, next, key)
  if (key && !c.get('program')) await admitProgram(c, key)
  return editors(c, next)
})

async function withImageKey(c: Context<HonoEnv>, next: Next, key: string) {
  const isRight = isSame(key, config.IMAGE_KEY!)
  await limitImageKey(clientAddressOf(c.req.raw.headers, c.env?.incoming), isRight)
  return isRight ? next() : editors(c, next)
}

/** Before the body is read. */
const limited = createMiddleware<HonoEnv>(async (c, next) => {
  await limitUpload(senderOf(c))
  c.get('body')?.spool.passTo(ofStaff(senderOf(c)))
  await next()
})

const upload = createRoute({
  method: 'post',
  path: '/images',
  tags: ['Images'],
  operationId: 'addImage',
  summary: 'Store one picture (JPEG, PNG or WebP, at most 1 MB and 24 megapixels)',
  security: [...staffOr(['content', 'write'], ['vacancies', 'write']), { key: [] }],
  middleware: [takesBody(withFile(IMAGE_MAX_BYTES), m.upload_too_large), keyOrStaff, limited, callForm],
  request: {
    headers: idempotencyKey,
    query: z.object({
      key: z
        .string()
        .max(200)
        .optional()
        .openapi({ description: 'An API token, for programs that can send no header' }),
    }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z
            .object({ image: z.any().openapi({ type: 'string', format: 'binary' }) })
            .openapi({ required: ['image'] }),
          encoding: { image: { contentType: 'image/jpeg, image/png, image/webp' } },
          example: { image: '(the bytes of doha.jpg)' },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Stored',
      content: {
        'application/json': {
          schema: z.object({ data: z.object({ url: z.string() }), success: z.literal(true), status: z.literal(200) }),
          example: { data: { url: examplePicture }, success: true, status: 200 },
        },
      },
    },
    ...keyUsed,
    ...staffErrorResponses,
    413: problem('The picture is too large', 'PAYLOAD_TOO_LARGE', m.upload_too_large()),
    415: problem(
      'The body is no multipart form, or the file no JPEG, PNG or WebP picture inside',
      'UNSUPPORTED_MEDIA_TYPE',
      m.file_no_picture({ name: 'doha.jpg' }),
    ),
    503: problem(
      'The picture store does not answer; Retry-After has the seconds to wait',
      'SERVICE_UNAVAILABLE',
      m.picture_store_away(),
    ),
  },
})

export const imagesRest = apiRouter().openapi(upload, async c => {
  const { image, ...others } = Object.fromEntries(await c.req.formData())
  if (Object.keys(others).length > 0)
    throw new AppError(
      'BAD_REQUEST',
      m.import_columns_unknown({ names: listOf(Object.keys(others)), allowed: 'image' }),
    )
  if (!(image instanceof File)) throw new AppError('BAD_REQUEST', m.image_field_needed(), { field: 'image' })
  return inTurn(ofStaff(senderOf(c)), async () => {
    const file = Buffer.from(await image.arrayBuffer())
    const request = idempotentRequest(
      senderOf(c),
      c.req.header('idempotency-key'),
      'images.add',
      createHash('sha256').update(file).digest('hex'),
    )
    const { path } =
      (await findStoredResponse<{ path: string }>(request)) ??
      (await images.add(file, stripInvalidCharacters(image.name).slice(0, PICTURE_NAME_MAX), c.get('user')?.name))
    if (request) await write(transaction => once(transaction, request, async () => ({ path })))
    return c.json({ data: { url: images.toAddress(path) }, success: true as const, status: 200 as const }, 200)
  })
})

/** The files, immutable: a name always means the same bytes. */
export const pictureFiles = new Hono().get('/:name', async c => {
  const name = c.req.param('name')
  const bytes = FILE_NAME.test(name) ? await images.find(name) : null
  if (!bytes) return errorResponse(404, 'NOT_FOUND', 'There is no such picture')
  return c.body(bytes, 200, {
    'content-type': typeOf(name),
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

/** Pictures for shared links and icons, made of stored ones; immutable, too. */
export const shareFiles = new Hono<HonoEnv>().get('/:name', async c => {
  const name = c.req.param('name')
  const bytes = await findShare(name, () => limitShare(clientAddressOf(c.req.raw.headers, c.env?.incoming)))
  if (!bytes) return errorResponse(404, 'NOT_FOUND', 'There is no such picture')
  return c.body(bytes, 200, {
    'content-type': name.endsWith('.png') ? 'image/png' : 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

/** The id of a person or a token, or `key`. */
const senderOf = (c: Context<HonoEnv>) => c.get('user')?.id ?? 'key'

function isSame(given: string, right: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
