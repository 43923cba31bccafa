import type { Point } from '#server/features/clients/map/views.shared.ts'

/** A country on a map; `lines` is its label. */
export type Marked = { id: string; at: Point; radius: number; lines: string[] }
/** Where the middle of a label is, in pixels from the middle of its circle; one that is away from it has a line that ends at `end`. */
export type Label = { x: number; y: number; end?: Point }
type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

/** The width of a letter on average, and of a Bangla one. */
const LETTER = 6.6
const BANGLA_LETTER = 8.8
const LINE = 16
const LETTERS_MAX = 12 // of a line that can be broken
const GAP = 3
const LINE_STEPS = 12
/** How far from the edge of its circle a label may be, nearest first, and in which directions. */
const DISTANCES = [GAP, 16, 32, 52, 76, 100]
const DIRECTIONS: Point[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.8, -0.8],
  [0.8, 0.8],
  [-0.8, -0.8],
  [-0.8, 0.8],
]

/**
 * Places for the labels of a map of `size` pixels, the most important first: none covers a circle, another label or a line. One without
 * room has none. The labels keep their size in pixels while the map grows, so it is enough to place them on the smallest that is shown;
 * `placed` are those that have their places already.
 */
export function placeLabels(marked: Marked[], { width, height }: Size, placed = new Map<string, Label>()) {
  const middles = new Map(marked.map(({ id, at: [x, y] }) => [id, [(x / 100) * width, (y / 100) * height] as Point]))
  const circles = new Map(marked.map(({ id, radius }) => [id, boxAround(middles.get(id)!, radius, radius)]))
  const taken: Box[] = []
  const labels = new Map<string, Label>()
  const keep = (id: string, label: Label, boxes: Box[]) => {
    labels.set(id, label)
    taken.push(...boxes)
  }
  const boxesOf = (entry: Marked, label: Label) => boxesAt(entry, label, middles.get(entry.id)!)
  for (const entry of marked) {
    const label = placed.get(entry.id)
    if (label) keep(entry.id, label, boxesOf(entry, label))
  }
  for (const entry of marked) {
    if (labels.has(entry.id)) continue
    const others = [...[...circles].flatMap(([id, circle]) => (id === entry.id ? [] : [circle])), ...taken]
    for (const label of candidates(entry)) {
      const boxes = boxesOf(entry, label)
      if (!isInside(boxes[0]!, width, height) || boxes.some(box => others.some(other => overlaps(box, other)))) continue
      keep(entry.id, label, boxes)
      break
    }
  }
  return labels
}

/** A name in lines that are not much longer than others are wide. */
export function breakName(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && lettersOf(last) + lettersOf(word) < LETTERS_MAX)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** What a label covers: its letters, and the line to it from the edge of its circle. */
function boxesAt(entry: Marked, { x, y, end = [0, 0] }: Label, [left, top]: Point): Box[] {
  const [halfWidth, halfHeight] = halfSize(entry)
  const length = Math.hypot(...end)
  const line = Array.from({ length: length > entry.radius ? LINE_STEPS : 0 }, (_, n) => {
    const part = (entry.radius + 1 + ((length - entry.radius - 1) * n) / LINE_STEPS) / length
    return boxAround([left + end[0] * part, top + end[1] * part], 1, 1)
  })
  return [boxAround([left + x, top + y], halfWidth, halfHeight), ...line]
}

const halfSize = ({ lines }: Marked) => [Math.max(...lines.map(widthOf)) / 2, (lines.length * LINE) / 2] as const

function* candidates(entry: Marked): Generator<Label> {
  const [halfWidth, halfHeight] = halfSize(entry)
  for (const distance of DISTANCES)
    for (const [dx, dy] of DIRECTIONS) {
      const x = Math.round(dx * (entry.radius + distance) + Math.sign(dx) * halfWidth)
      const y = Math.round(dy * (entry.radius + distance) + Math.sign(dy) * halfHeight)
      const part = 1 - Math.min(halfWidth / Math.abs(x), halfHeight / Math.abs(y))
      yield { x, y, ...(distance > GAP && { end: [Math.round(x * part), Math.round(y * part)] as Point }) }
    }
}

const widthOf = (text: string) => lettersOf(text) * (/[\u0980-\u09ff]/.test(text) ? BANGLA_LETTER : LETTER)

/** Letters of a text; signs above and below them have no width. */
const lettersOf = (text: string) => text.replace(/\p{Mn}/gu, '').length

function boxAround([x, y]: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

const isInside = ({ left, top, right, bottom }: Box, width: number, height: number) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
