/** Draws the site's icons again, the same each time: `node scripts/drawings/draw.ts`. */
import { drawIcons } from './icons.ts'

await drawIcons()
