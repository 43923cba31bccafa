import { getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext } from '#server/http/page-context.ts'

/**
 * What the server gives to the page of a request; undefined elsewhere. Registered with Start its type would follow from that of the router,
 * which follows from what loaders do with it: whether it is known then depends on the order in which files are checked.
 */
export const pageContext = (): PageContext | undefined => getGlobalStartContext() as unknown as PageContext | undefined
