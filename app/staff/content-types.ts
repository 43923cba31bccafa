import type { Late } from '#app/rendering/late.ts'
import type { ContentType } from '#app/staff/content-type.ts'
import type { Preview } from '#app/staff/preview.ts'
import { staffFeatures } from '#app/staff/features.ts'

/** Every content type by the name that the server registers it under. */
export const contentTypes: Record<string, ContentType> = Object.assign(
  {},
  ...staffFeatures.flatMap(({ contentTypes: types = {}, collectedTypes }) => [types, collectedTypes?.(staffFeatures)]),
)

/** The page that shows a record of a type: its own, or that of a feature below it. */
export const previewOf = (type: string): Late<Preview<object>> =>
  contentTypes[type]!.preview ?? staffFeatures.map(({ previews }) => previews?.[type]).find(Boolean)!
