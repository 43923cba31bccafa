import type { Program, Session, User } from '#server/http/user.ts'

/** Who asks, from where, and what their browser is told to keep. */
export type Context = {
  session: Session | null
  user: User | Program | null
  clientAddress: string
  /** Sets the session cookie, or deletes it together with the browser's cached pages. */
  remember: (next: Session | null) => void
  cookie: (name: string) => string | undefined
  setCookie: (cookie: string) => void
  /** the User-Agent */
  device: string
  idempotencyKey: string | null
  /** of a page of staff: in which epoch it was opened */
  epoch: string | null
}
