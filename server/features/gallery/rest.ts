import type { ContentStore } from '#server/drafts/define-content.ts'
import { documentRest } from '#server/drafts/document-rest.ts'
import { holds } from '#server/db/client.ts'
import { entriesOf, memberOf } from '#server/db/keyset.ts'
import { byIds, galleryContent } from '#server/features/gallery/domain.ts'
import { examplePicture, exampleRecord } from '#server/http/openapi.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

export const galleryRest = documentRest({
  store: galleryContent as unknown as ContentStore,
  path: '/gallery',
  tag: 'Gallery',
  name: 'Album',
  many: 'albums',
  example: {
    title: 'Trade tests',
    titleBn: 'ট্রেড টেস্ট',
    text: 'Mornings in our yard.',
    pictures: [
      {
        _id: exampleRecord._id,
        picture: examplePicture,
        alt: 'Two masons lay brick walls to a line.',
        caption: 'A wall, a plumb line and ninety minutes.',
      },
    ],
  },
  areas: ['pictures'],
  read: byIds,
  sql: () => ({ alsoHolds: holdsInLibrary }),
})

/** The condition that the media library has a word about a picture of an album which says nothing itself. */
function holdsInLibrary(word: string): Prisma.Sql {
  const member = (name: string) => Prisma.raw(memberOf('"entry"', name))
  return Prisma.sql`EXISTS (
    SELECT 1 FROM ${Prisma.raw(entriesOf('"data"', 'pictures'))} AS "entries" JOIN "Picture" ON "path" = ${member('picture')}
    WHERE (COALESCE(${member('alt')}, '') = '' AND ${holds(['alt', 'altBn'], word)})
      OR (COALESCE(${member('caption')}, '') = '' AND ${holds(['caption', 'captionBn'], word)}))`
}
