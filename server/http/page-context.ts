import type { TRPCLink } from '@trpc/client'
import type { PreviewPage } from '#server/content/preview-links.ts'
import type { AppRouter } from '#server/features.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import type { renderStatic } from '#server/http/render-cache.ts'

/** What the server gives to the pages of one request. */
export type PageContext = {
  nonce: string
  posted?: Posted | undefined
  preview?: PreviewPage | undefined
  trpcLink: TRPCLink<AppRouter>
  cookie: (name: string) => string | undefined
  publicUrl: string
  renderStatic: typeof renderStatic
  rendered: { parts: Buffer[]; page?: Buffer<ArrayBuffer> }
}
