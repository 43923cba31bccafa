import { createRoute, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { draftRest } from '#server/drafts/draft-rest.ts'
import * as clients from '#server/features/clients/domain.ts'
import { clientsContent } from '#server/features/clients/content.ts'
import { CSV_COLUMNS, toRows } from '#server/features/clients/csv-format.ts'
import { withAddresses } from '#server/features/clients/export.ts'
import { clientChange, clientInput, clientReplacement } from '#server/features/clients/input.ts'
import {
  CLIENTS_PATH as path,
  clientBody,
  exampleChange,
  exampleClient,
  exampleInput,
  listing,
} from '#server/features/clients/rest-record.ts'
import { countryFields } from '#server/features/clients/schema.ts'
import { asFile, csvFile } from '#server/http/csv.ts'
import { listQuery, partOf } from '#server/http/list-query.ts'
import { versionsOf } from '#server/http/etags.ts'
import { takesBody } from '#server/http/gate.ts'
import {
  apiRouter,
  badInput,
  body,
  changedAt,
  exampleRecord,
  idempotencyKey,
  idParams as params,
  ifMatch,
  keyUsed,
  ok,
  okList,
  problem,
  staffErrorResponses,
  staffOr,
  stale,
  tagged,
} from '#server/http/openapi.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { sendList, sendRecord, tagOf, unchanged } from '#server/http/tagged.ts'
import { strictJsonBody } from '#server/http/strict-json.ts'
import { middlewareFor } from '#server/http/require-staff.ts'

const JSON_MAX = 512 * 1024
const one = `${path}/{id}` as const

const tag = 'Client countries'
const tags = [tag]
const notFound = {
  404: problem('There is no such client country', 'NOT_FOUND', m.client_missing({ id: exampleRecord._id })),
}
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
    c => {
      const query = c.req.valid('query')
      return sendList(c, async () => (Object.keys(query).length === 0 ? clients.listJson() : partOf(listing, query)))
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
      const added = withAddresses(client)
      return c.json({ data: added }, 201, { location: `/api/v1${path}/${client._id}`, ...tagOf(added) })
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
    async c => sendRecord(c, await clients.visibleById(c.req.valid('param').id)),
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
      const seen = versionsOf(c.req.header('if-match'))
      const client = await clients.update(c.get('user'), c.req.valid('param').id, c.req.valid('json'), seen)
      const changed = withAddresses(client)
      return c.json({ data: changed }, 200, tagOf(changed))
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: one,
      tags,
      operationId: 'replaceClientCountry',
      summary: 'Replace a client country by what is given',
      description: 'A record can be sent back as it was read; an optional field that is left out is taken away.',
      security: staffOr(['content', 'write']),
      middleware: guard,
      request: { params, headers: ifMatch, ...body(clientReplacement, exampleInput) },
      responses: {
        200: ok(clientBody, 'The client country as it is now', exampleClient, tagged),
        ...notFound,
        ...stale,
        ...staffErrorResponses,
      },
    }),
    async c => {
      const seen = versionsOf(c.req.header('if-match'))
      const client = await clients.replace(c.get('user'), c.req.valid('param').id, c.req.valid('json'), seen)
      const changed = withAddresses(client)
      return c.json({ data: changed }, 200, tagOf(changed))
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
  .route(
    '/',
    draftRest({
      store: clientsContent as unknown as ContentStore,
      right: 'content',
      readOnly: ['version', 'updatedAt', '_id', 'countryNameBn'],
      path,
      tag,
      name: 'Client',
      answer: clientBody,
      example: exampleClient,
      read: clients.byIds,
    }),
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
