/** A piece of a line: plain text, or a link. */
export type Inline = string | { text: string; href: string }

/** A part of a text. A paragraph may have line breaks; `by` is who said a quotation. */
export type Block =
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; items: Inline[][] }
  | { type: 'quote'; content: Inline[]; by?: string }

/**
 * `[words](address)` with a path of this site, a whole address, a telephone or a mail address, and a whole address by
 * itself; an address may have (pairs).
 */
const IN_MARKS = String.raw`(?:[^\s()]|\([^\s()]*\))`
const BARE = String.raw`[^\s<>"()[\]]`
const PAIR = String.raw`\(${BARE}*\)`
const LINK = new RegExp(
  String.raw`\[([^[\]\n]+)\]\((https?:\/\/${IN_MARKS}+|(?:tel|mailto):${IN_MARKS}+|\/(?![/\\])${IN_MARKS}*)\)` +
    String.raw`|https?:\/\/(?:${BARE}|${PAIR})*(?:[^\s<>"()[\]।.,;:!?'’]|${PAIR})`,
  'g',
)
const ITEM = /^[-*•]\s+(?=\S)/
const QUOTE = /^>\s*(?=\S)/
const SPEAKER = /^[-–—]\s*(?=\S)/

/**
 * The blocks of a text: an empty line ends a paragraph, lines that begin with a hyphen are a list, and lines that begin with `>` a
 * quotation, in which a line after a dash says who spoke. HTML stays text. docs/decisions/0065 says why.
 */
export function parseText(text: string): Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const line of text.split('\n').map(each => each.trim())) {
    const last = blocks.at(-1)
    if (!line) isNew = true
    else if (ITEM.test(line)) {
      const item = inlineOf(line.replace(ITEM, ''))
      if (!isNew && last?.type === 'list') last.items.push(item)
      else blocks.push({ type: 'list', items: [item] })
      isNew = false
    } else if (QUOTE.test(line)) {
      addQuote(blocks, line.replace(QUOTE, ''), isNew)
      isNew = false
    } else {
      if (!isNew && last?.type === 'paragraph') last.content.push('\n', ...inlineOf(line))
      else blocks.push({ type: 'paragraph', content: inlineOf(line) })
      isNew = false
    }
  }
  return blocks
}

function addQuote(blocks: Block[], line: string, isNew: boolean) {
  const last = isNew ? undefined : blocks.at(-1)
  if (last?.type !== 'quote') blocks.push({ type: 'quote', content: inlineOf(line) })
  else if (SPEAKER.test(line)) last.by = line.replace(SPEAKER, '')
  else last.content.push('\n', ...inlineOf(line))
}

/** The text of a line, without the addresses of its links. */
export function plainText(content: Inline[]): string {
  return content.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')
}

function inlineOf(line: string): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const { 0: whole, 1: text = whole, 2: href = whole, index } of line.matchAll(LINK)) {
    if (index > end) pieces.push(line.slice(end, index))
    pieces.push({ text, href })
    end = index + whole.length
  }
  return end < line.length ? [...pieces, line.slice(end)] : pieces
}
