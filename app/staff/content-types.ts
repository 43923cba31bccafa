import type { ContentType } from '#app/staff/content-type.ts'
import { staffFeatures } from '#app/staff/features.ts'

/** Every content type by the name that the server registers it under. */
export const contentTypes: Record<string, ContentType> = Object.assign(
  {},
  ...staffFeatures.map(({ contentTypes: types = {} }) => types),
)
