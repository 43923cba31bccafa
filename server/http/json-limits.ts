const [QUOTE, ESCAPE, COMMA] = ['"', '\\', ','].map(sign => sign.charCodeAt(0)) as [number, number, number]
const OPENING = new Set(['[', '{'].map(sign => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map(sign => sign.charCodeAt(0)))

/** What one record, or what else a call is given, stays far below. */
export const CALL_LIMITS = { values: 10_000, depth: 64 }

type Limits = { values: number; depth: number }

/**
 * Whether a JSON text holds more than `values` values or `depth` lists in each other, told before it is parsed: what is parsed of a few
 * megabytes of `[1,1,1` takes a hundred times as much. Looks at the signs alone, and no further than to where it is too much.
 */
export function findExcess(text: string, { values, depth }: Limits): 'values' | 'depth' | undefined {
  let [count, level, at] = [1, 0, 0]
  for (; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(text, at)
    else if (sign === COMMA) count++
    else if (OPENING.has(sign)) {
      count++
      level++
    } else if (CLOSING.has(sign)) level--
    if (level > depth) return 'depth'
    if (count > values) return 'values'
  }
  return undefined
}

/** Where a text in quotation marks ends that begins at `from`. */
function endOfText(text: string, from: number) {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === ESCAPE) at++
    else if (sign === QUOTE) return at
  }
  return text.length
}
