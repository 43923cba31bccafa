import { documents, type Demonstration } from '#prisma/seed/demonstration.ts'
import { seedSettings } from '#prisma/seed/settings-data.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import type { Field } from '#server/drafts/field.ts'

/** Each group of settings but the parts, which PARTS says; those that the seed says nothing of are published as they are usual. */
export const demonstrations = (): Record<string, Demonstration> =>
  Object.fromEntries(
    contentFeatures()
      .filter(({ folder, name }) => folder === 'settings' && name !== 'settings-parts')
      .map(({ name, content }) => [
        name,
        documents(content, stored => [{ _id: name, ...withStored(valuesOf(name), content.fields, stored) }]),
      ]),
  )

const valuesOf = (name: string): object => (seedSettings as Record<string, object>)[name.replace('settings-', '')] ?? {}

/** Values whose fields for pictures name files of the seed. */
function withStored(values: object, fields: Record<string, Field>, stored: (name: string) => string) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'picture' ? stored(String(value)) : value,
    ]),
  )
}
