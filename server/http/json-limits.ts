const [QUOTE, ESCAPE, COMMA] = ['"', '\\', ','].map(char => char.charCodeAt(0)) as [number, number, number]
const OPENING = new Set(['[', '{'].map(char => char.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map(char => char.charCodeAt(0)))

/** Any record, or other input of a call, stays far below. */
export const CALL_LIMITS = { values: 10_000, depth: 64 }

type Limits = { values: number; depth: number }

/**
 * Whether a JSON text holds more than `values` values or nests deeper than `depth`. Checked before parsing: a few megabytes of `[1,1,1`
 * take a hundred times as much memory when parsed. Reads no further than the limit.
 */
export function findExcess(text: string, { values, depth }: Limits): 'values' | 'depth' | undefined {
  let [count, level, at] = [1, 0, 0]
  for (; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === QUOTE) at = endOfString(text, at)
    else if (char === COMMA) count++
    else if (OPENING.has(char)) {
      count++
      level++
    } else if (CLOSING.has(char)) level--
    if (level > depth) return 'depth'
    if (count > values) return 'values'
  }
  return undefined
}

/** The index of the quotation mark that ends the string beginning at `from`. */
function endOfString(text: string, from: number) {
  for (let at = from + 1; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === ESCAPE) at++
    else if (char === QUOTE) return at
  }
  return text.length
}
