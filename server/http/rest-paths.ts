import type { OpenAPIHono } from '@hono/zod-openapi'
import type { HonoEnv } from '#server/http/env.ts'

/** The path of every call, as OpenAPI writes it. */
export const callsOf = ({ openAPIRegistry }: OpenAPIHono<HonoEnv>): string[] => [
  ...new Set(openAPIRegistry.definitions.flatMap(each => (each.type === 'route' ? [each.route.path] : []))),
]

/** The same as routes write it. */
export const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** The paths that anyone may GET. */
export function publicPaths({ openAPIRegistry }: OpenAPIHono<HonoEnv>): string[] {
  return openAPIRegistry.definitions.flatMap(each =>
    each.type === 'route' && each.route.method === 'get' && !each.route.security ? [each.route.path] : [],
  )
}

/** Those of them that are lists: each record has a path of its own below, which ends in its id. */
export function listPaths(rest: OpenAPIHono<HonoEnv>): string[] {
  const paths = publicPaths(rest)
  return paths.filter(path => paths.includes(`${path}/{id}`))
}
