import { workedLength } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'

/** A letter of three bytes as browsers write it into an address or a body: %E0%A6%95. */
const LETTER_BYTES = 9
/** What multipart puts around a field. */
const FIELD_BYTES = 300
const ROOM_BYTES = 4 * 1024

type Shape = {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  maxItems?: number
  maxLength?: number
  enum?: unknown[]
  type?: string
}

/** The most bytes that the fields of a form have, each at its longest, in any encoding. Throws for a text or a list without a maximum. */
export function formSize(fields: z.ZodType): number {
  return ROOM_BYTES + sizeOf(z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as Shape, '')
}

function sizeOf(shape: Shape, path: string): number {
  const { properties, items, anyOf, maxItems, maxLength, type } = shape
  if (properties)
    return Object.entries(properties).reduce((sum, [name, field]) => sum + sizeOf(field, `${path}.${name}`), 0)
  if (items) {
    if (maxItems === undefined) throw new Error(`The list ${path} has no maximum`)
    return maxItems * sizeOf(items, `${path}.0`)
  }
  if (anyOf) return Math.max(...anyOf.map(option => sizeOf(option, path)))
  const isChosen = shape.enum !== undefined || 'const' in shape || type !== 'string'
  if (!isChosen && maxLength === undefined) throw new Error(`The text ${path} has no maximum`)
  return FIELD_BYTES + (isChosen ? 0 : workedLength(maxLength!) * LETTER_BYTES)
}
