import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono'
import { etag } from 'hono/etag'
import type { HonoEnv } from '#server/http/env.ts'
import { hasStorybook, STORYBOOK_FOLDER } from '#server/http/storybook-folder.ts'
import { policy } from '#server/http/security.ts'
import { findPerson, requireStaff } from '#server/trpc/procedures.ts'

const DOCUMENTS = ['index.html', 'iframe.html']

/** The static Storybook for signed-in staff. What is not there is left to the site, whose page says so. */
export function storybookRoutes(folder = STORYBOOK_FOLDER) {
  const files: MiddlewareHandler = hasStorybook(folder)
    ? serveStatic({ root: folder, rewriteRequestPath: path => path.replace(/^\/storybook(?=\/)/, '') })
    : (_, next) => next()
  return new Hono<HonoEnv>()
    .use('/*', storybookPolicy(folder))
    .get('/', c => c.redirect('/storybook/', 308)) // its documents name their files beside themselves
    .get('/assets/*', requireStaffSession, cached('private, max-age=31536000, immutable'), files)
    .get('/*', requireStaffSession, cached('private, no-cache'), etag(), files)
}

/** Whoever opens a page is led to the login; files that a page asks for are refused. */
async function requireStaffSession(c: Context<HonoEnv>, next: Next) {
  const { user } = await findPerson(c.req.raw.headers, undefined)
  if (!user && c.req.header('sec-fetch-mode') === 'navigate')
    return c.redirect(`/login?redirect=${encodeURIComponent(c.req.path)}`)
  requireStaff(user)
  return next()
}

const cached = (value: string): MiddlewareHandler => {
  return async (c, next) => {
    await next()
    if (c.res.status < 400) c.header('cache-control', value)
  }
}

/** Its two documents begin with scripts of their own, allowed by hash; its manager writes styles; stories are shown in a frame of it. */
function storybookPolicy(folder: string) {
  const documents = DOCUMENTS.map(name => join(folder, name)).filter(file => existsSync(file))
  const scripts = documents.flatMap(file => inlineScripts(readFileSync(file, 'utf8')))
  const hashes = scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return policy(
    {
      scriptSrc: ["'self'", ...hashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      frameSrc: ["'self'"],
      frameAncestors: ["'self'"],
    },
    { xFrameOptions: 'SAMEORIGIN' },
  )
}

function inlineScripts(html: string) {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) => script)
}
