import { config, z } from 'zod'

if (typeof window !== 'undefined') config({ jitless: true }) // zod's new Function() would break the Content-Security-Policy
export { z }

/** A text without what no database holds: NUL and halves of letters. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

