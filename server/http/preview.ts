import { type Context, Hono } from 'hono'
import { localPath, pathsOf } from '#i18n/locale.ts'
import { findPreview, type Preview, type PreviewPage, previewRecord } from '#server/drafts/preview-links.ts'
import { AppError } from '#server/errors.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { STATUS } from '#server/http/error-response.ts'
import { limitTokenUse } from '#server/http/rate-limits.ts'
import { canonicalPath } from '#server/http/page-paths.ts'
import { renderPage } from '#server/http/render.ts'
import { nonceOf } from '#server/http/security.ts'
import { rightToEdit } from '#server/registration/define-feature.ts'
import { editing } from '#server/drafts/editing.shared.ts'
import { findPerson, requireRight, requireStaff } from '#server/trpc/procedures.ts'

/**
 * Public pages of records before they are published: /preview/<token> for whoever has the link, /preview/<feature>/<id>
 * for whoever may edit it. docs/decisions/0078 says why.
 */
export function previewRoutes() {
  const routes = new Hono<HonoEnv>()
  for (const path of pathsOf('/preview')) {
    routes.get(`${path}/:token`, c =>
      show(c, async () => {
        await limitTokenUse(clientAddressOf(c.req.raw.headers, c.env?.incoming))
        return findPreview(c.req.param('token') ?? '')
      }),
    )
    routes.get(`${path}/:feature/:id`, c =>
      show(c, async () => {
        const user = requireRight(requireStaff((await findPerson(c.req.raw.headers, undefined)).user), editing)
        const feature = c.req.param('feature') ?? ''
        requireRight(user, rightToEdit(feature))
        return previewRecord(feature, c.req.param('id') ?? '')
      }),
    )
  }
  return routes
}

/**
 * As other pages do, an address that nobody can decode leads to the one that is meant. Without a preview the page
 * itself responds with 404.
 */
async function show(c: Context<HonoEnv>, find: () => Promise<Preview | undefined>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return c.redirect(canonical + search, 308)
  try {
    const preview = await find()
    if (preview?.state === 'live') return c.redirect(localPath(preview.page), 302)
    return await render(c, preview, preview?.state === 'gone' ? 410 : undefined)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const response = await render(c, { state: 'rejected', message: error.message }, STATUS[error.code])
    if (error.details.retryAfter) response.headers.set('retry-after', String(error.details.retryAfter))
    return response
  }
}

async function render(c: Context<HonoEnv>, preview: PreviewPage | undefined, status?: number): Promise<Response> {
  const clientAddress = clientAddressOf(c.req.raw.headers, c.env?.incoming)
  const page = await renderPage(c.req.raw, { nonce: nonceOf(c), requestId: c.get('requestId'), clientAddress, preview })
  return status ? new Response(page.body, { status, headers: page.headers }) : page
}
