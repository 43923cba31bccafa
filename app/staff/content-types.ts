import type { Late } from '#app/rendering/late.ts'
import type { ContentType } from '#app/staff/content-type.ts'
import { inUse, isInUse } from '#server/registration/define-part.shared.ts'
import type { Preview } from '#app/staff/preview.ts'
import { allStaffFeatures } from '#app/staff/features.ts'

const ofFeatures = allStaffFeatures.map(feature => ({
  ...feature,
  types: { ...feature.contentTypes, ...feature.collectedTypes?.(allStaffFeatures) },
}))

/** Every content type by the name that the server registers it under. */
export const contentTypes: Record<string, ContentType> = Object.assign({}, ...ofFeatures.map(({ types }) => types))

/** Those that the agency uses. */
export const usedTypes = (): Record<string, ContentType> =>
  Object.fromEntries(
    inUse(ofFeatures)
      .flatMap(({ types }) => Object.entries(types))
      .filter(([, type]) => isInUse(type)),
  )

/** The page that shows a record of a type: its own, or that of a feature below it. */
export const previewOf = (type: string): Late<Preview<object>> =>
  contentTypes[type]!.preview ?? allStaffFeatures.map(({ previews }) => previews?.[type]).find(Boolean)!
