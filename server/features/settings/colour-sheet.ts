import { Hono } from 'hono'
import { colourSheetPath, HEX, type Shades, shadesOf } from '#server/features/settings/colour.shared.ts'
import type { HonoEnv } from '#server/http/env.ts'

const tokens: Record<keyof Shades, string> = {
  brand: '--color-brand',
  strong: '--color-brand-strong',
  soft: '--color-brand-soft',
  deep: '--color-deep',
}

const rule = (shades: Shades) =>
  `:root{${Object.entries(shades)
    .map(([shade, value]) => `${tokens[shade as keyof Shades]}:${value}`)
    .join(';')}}`

/** The styles of a colour, in the layer of the tokens that they take the place of. */
function sheetOf(colour: string) {
  const { light, dark } = shadesOf(colour)
  return `@layer theme{${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}}`
}

/** `/colour/0b5d8a.css`: the same for ever. Every other address below it is left to the pages. */
export const colourSheets = new Hono<HonoEnv>().get('/:file', async (c, next) => {
  const colour = `#${c.req.param('file').replace(/\.css$/, '')}`
  if (!HEX.test(colour) || c.req.path !== colourSheetPath(colour)) return next()
  return c.body(sheetOf(colour), 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
