import { createRoute, z } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import * as clients from '#server/features/clients/domain.ts'
import { CSV_COLUMNS, toRows } from '#server/features/clients/csv-format.ts'
import { withAddresses } from '#server/features/clients/export.ts'
import { clientChange, clientInput } from '#server/features/clients/input.ts'
import {
  CLIENTS_PATH as path,
  clientBody,
  exampleChange,
  exampleClient,
  exampleInput,
  listing,
} from '#server/features/clients/rest-record.ts'
import { countryFields } from '#server/features/clients/schema.ts'
import { contentVersion } from '#server/cache/content-version.ts'
import { asFile, csvFile } from '#server/http/csv.ts'
import { listQuery, partOf } from '#server/http/list-query.ts'
import { isKnownTag, versionsOf, versionTag } from '#server/http/etags.ts'
import { takesBody } from '#server/http/gate.ts'
import {
  apiRouter,
  badInput,
  body,
  changedAt,
  exampleRecord,
  idempotencyKey,
  keyUsed,
  ok,
  okList,
  problem,
  staffErrorResponses,
  staffOr,
  tagged,
} from '#server/http/openapi.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { linkNext } from '#server/http/tagged.ts'
import { strictJsonBody } from '#server/http/strict-json.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { idText } from '#i18n/typed/rules.ts'

const JSON_MAX = 512 * 1024
const one = `${path}/{id}` as const

const params = z.object({
  id: idText()
    .min(1)
    .openapi({ param: { name: 'id', in: 'path' } }),
})
const ifMatch = z.object({
  'if-match': z.string().max(2000).optional().openapi({
    description:
      'The ETag you have seen, or several, or * for any; a weak one (W/…) matches nothing. The change is refused with 412 when the record has changed since.',
  }),
})
const tags = ['Client countries']
const notFound = {
  404: problem('There is no such client country', 'NOT_FOUND', m.client_missing({ id: exampleRecord._id })),
}
const stale = {
  412: problem('The record has changed since the version in If-Match', 'PRECONDITION_FAILED', m.client_changed_since()),
}
const unchanged = { 304: { description: 'Not changed since the ETag in If-None-Match' } }
const deleted = z.object({ _id: z.string() })
const editors = middlewareFor('content')
const guard = [editors, takesBody(JSON_MAX), strictJsonBody]

export const clientsRest = apiRouter()
  .openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      operationId: 'listClientCountries',
      summary: 'The client countries, by name',
      description: 'Without a query all of them, as `{ "data": … }` alone.',
      request: {
        query: listQuery(Object.keys(clientBody.shape), [
          '_id',
          ...Object.keys(countryFields),
          ...Object.keys(changedAt),
        ]),
      },
      responses: { 200: okList('Client', clientBody, 'Client countries', exampleClient), ...unchanged, ...badInput },
    }),
    async c => {
      const tag = versionTag(`list-${await contentVersion()}`) // read before the list, so that a tag is never newer than what it stands for
      if (isKnownTag(c.req.header('if-none-match'), tag)) return notModified(c, tag)
      const query = c.req.valid('query')
      if (Object.keys(query).length === 0) return json(c, await clients.listJson(), tag)
      const part = await partOf(listing, query)
      linkNext(c, part)
      return json(c, JSON.stringify(part), tag)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path,
      tags,
      operationId: 'addClientCountry',
      summary: 'Add a client country',
      security: staffOr(['content', 'write']),
      middleware: guard,
      request: { headers: idempotencyKey, ...body(clientInput, exampleInput) },
      responses: {
        201: ok(clientBody, 'Added; Location has its address', exampleClient, tagged),
        ...keyUsed,
        ...staffErrorResponses,
      },
    }),
    async c => {
      const client = await clients.create(c.get('user'), c.req.valid('json'), c.req.header('idempotency-key'))
      return c.json({ data: withAddresses(client) }, 201, {
        location: `/api/v1${path}/${client._id}`,
        etag: tagOf(client),
      })
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: one,
      tags,
      operationId: 'getClientCountry',
      summary: 'One client country',
      request: { params },
      responses: {
        200: ok(clientBody, 'The client country', exampleClient, tagged),
        ...unchanged,
        ...badInput,
        ...notFound,
      },
    }),
    async c => {
      const client = await clients.visibleById(c.req.valid('param').id)
      const tag = tagOf(client)
      return isKnownTag(c.req.header('if-none-match'), tag)
        ? notModified(c, tag)
        : json(c, JSON.stringify({ data: client }), tag)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: one,
      tags,
      operationId: 'changeClientCountry',
      summary: 'Change the given fields of a client country',
      security: staffOr(['content', 'write']),
      middleware: guard,
      request: { params, headers: ifMatch, ...body(clientChange, exampleChange) },
      responses: {
        200: ok(clientBody, 'The changed client country', { ...exampleClient, ...exampleChange }, tagged),
        ...notFound,
        ...stale,
        ...staffErrorResponses,
      },
    }),
    async c => {
      const client = await clients.update(
        c.get('user'),
        c.req.valid('param').id,
        c.req.valid('json'),
        versionsOf(c.req.header('if-match')),
      )
      return c.json({ data: withAddresses(client) }, 200, { etag: tagOf(client) })
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: one,
      tags,
      operationId: 'deleteClientCountry',
      summary: 'Delete a client country',
      security: staffOr(['content', 'write']),
      middleware: [editors] as const,
      request: { params, headers: ifMatch },
      responses: {
        200: ok(deleted, 'Deleted', { _id: exampleRecord._id }),
        ...notFound,
        ...stale,
        ...staffErrorResponses,
      },
    }),
    async c =>
      c.json(
        { data: await clients.remove(c.get('user'), c.req.valid('param').id, versionsOf(c.req.header('if-match'))) },
        200,
      ),
  )

/** All client countries as files that an import takes again: rows for spreadsheets, and what REST returns. */
export const clientsFiles = new Hono<HonoEnv>()
  .get('/clients.csv', editors, async c =>
    csvFile(c, 'client-countries', CSV_COLUMNS, toRows((await clients.list()).map(withAddresses))),
  )
  .get('/clients.json', editors, async c => {
    const data = (await clients.list()).map(withAddresses)
    return c.body(JSON.stringify({ data }, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      ...asFile('client-countries.json'),
    })
  })

const tagOf = ({ version }: { version: number }) => versionTag(version)
const fresh = (etag: string) => ({ etag, 'cache-control': 'no-cache' })

/** Sends JSON that is text or bytes already. */
function json(c: Context, body: string | Buffer<ArrayBuffer>, etag: string) {
  return c.body(body, 200, { 'content-type': 'application/json', ...fresh(etag) }) as never
}

function notModified(c: Context, etag: string) {
  return c.body(null, 304, fresh(etag)) as never
}
