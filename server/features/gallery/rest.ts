import { documentRest } from '#server/content/document-rest.ts'
import { list } from '#server/features/gallery/domain.ts'
import { albumFields, albumLists } from '#server/features/gallery/schema.ts'
import { examplePicture, exampleRecord } from '#server/http/openapi.ts'

export const galleryRest = documentRest({
  path: '/gallery',
  tag: 'Gallery',
  name: 'Album',
  many: 'albums',
  fields: albumFields,
  lists: albumLists,
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
  read: list,
})
