import { foldText } from './text.ts'

/** Latin letters with marks: Latin-1, Extended-A and -B, and Additional. */
const BLOCKS = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const
const BANGLA_ZERO = 0x09e6
const SIGNS: Record<string, string> = { "'": "'’‘ʼ´`", '-': '-‐‑–—' }

let latin: Map<string, string> | undefined

/**
 * Every letter that a search for this one finds, itself among them: with marks, in capitals, in the digits of either
 * script. Takes a letter of `foldText`.
 */
export function variantsOf(letter: string): string {
  latin ??= latinVariants()
  if (/^\d$/.test(letter)) return letter + String.fromCharCode(BANGLA_ZERO + Number(letter))
  const bangla = letter.charCodeAt(0) - BANGLA_ZERO
  if (bangla >= 0 && bangla <= 9) return letter + String(bangla)
  const others = SIGNS[letter] ?? letter + (latin.get(letter) ?? '')
  const capital = letter.toUpperCase()
  return capital === letter || [...capital].length > 1 ? others : others + capital
}

function latinVariants() {
  const variants = new Map<string, string>()
  for (const [first, last] of BLOCKS)
    for (let code = first; code <= last; code++) {
      const letter = String.fromCharCode(code)
      const base = foldText(letter)
      if (base !== letter && base.length === 1) variants.set(base, (variants.get(base) ?? '') + letter)
    }
  return variants
}
