import { defineDocument } from '#server/features/content/domain.ts'
import { type Home, homeFields, homeLists } from '#server/features/home/schema.ts'
import { fillSlots } from '#server/site/agency.ts'
import { type Document, findDocument } from '#server/drafts/documents.ts'
import { type Portrait, withFacts, withPortraits } from '#server/files/facts.ts'

/** The texts of the home page: one record. */
export const homeContent = defineDocument({
  feature: 'home',
  fields: homeFields,
  lists: homeLists,
  fixedIds: ['home'],
  title: ({ title = '' }) => title,
})

type Person = Home['people'][number] & Portrait
export type HomeDocument = Omit<Document<Home>, 'people'> & {
  people: Person[]
  whyFocus?: string
  whyIsIllustration?: boolean
}

/** The home page's texts as they are published, or null while nobody has written them. */
export async function find(): Promise<HomeDocument | null> {
  const published = await findDocument(homeContent, 'home')
  if (!published) return null
  const found = await fillSlots(published)
  const home = { ...found, people: await withPortraits(found.people) }
  if (!home.whyPicture) return home
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
