import { type Document, findDocument } from '#server/content/documents.ts'
import { homeContent } from '#server/features/home/content.ts'
import type { Home } from '#server/features/home/schema.ts'
import { withFacts } from '#server/media/facts.ts'

export type HomeDocument = Document<Home> & { whyFocus?: string; whyIsIllustration?: boolean }

/** The home page's texts as they are published, or null while nobody has written them. */
export async function find(): Promise<HomeDocument | null> {
  const home = await findDocument(homeContent, 'home')
  if (!home?.whyPicture) return home ?? null
  const { whyPicture: picture, whyAlt: alt, whyAltBn: altBn } = home
  const [why] = await withFacts([{ picture, alt, altBn }])
  return {
    ...home,
    whyAlt: why?.alt ?? '',
    whyAltBn: why?.altBn ?? '',
    whyFocus: why?.focus ?? '',
    whyIsIllustration: why?.isIllustration ?? false,
  }
}
