import { redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { LocalizedFees } from '#app/features/fees/queries.ts'
import { findFees } from '#app/features/fees/queries.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { complaintFacts, createSendKey } from './queries.server.ts'
import type { Followed } from '#server/features/complaints/follow.ts'
import type { KeptCode } from '#server/features/complaints/receipt.ts'
import type { Posted } from '#server/http/posted.shared.ts'

/** Whom somebody may call at once. */
export type Help = Pick<LocalizedFees, 'helplines' | 'missions'>

const onlyOnServer = (): never => {
  throw new Error('Complaints are documents of their own: no script opens them')
}

/** The page with its form as it was posted. */
export const loadComplaints = createIsomorphicFn()
  .server(async () => {
    const { helplines, missions } = await findFees()
    return {
      help: { helplines, missions },
      facts: await complaintFacts(),
      sendKey: createSendKey(),
      posted: findPosted() as Posted<KeptCode> | undefined,
    }
  })
  .client(onlyOnServer)

/** What a code has opened. */
export const loadFollowed = createIsomorphicFn()
  .server(() => ({ isUnlisted: true, posted: findPosted() as Posted<Followed> | undefined }))
  .client(onlyOnServer)

/** Coming from another page the browser opens a new document, whose headers keep it out of caches and of what other sites are told. */
export function openAsDocument({ location, cause }: { location: { href: string }; cause: string }): void {
  if (!import.meta.env.SSR && cause !== 'stay') throw redirect({ href: location.href, reloadDocument: true })
}
