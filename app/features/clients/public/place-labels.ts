import type { Point } from '#server/features/clients/map/views.shared.ts'

/** A country on a map; `lines` is what stands beside its circle. */
export type Marked = { id: string; at: Point; radius: number; lines: string[] }
/** Where the middle of a label is, in pixels from the middle of its circle; a line leads to one that is away from it. */
type Label = { x: number; y: number; isAway: boolean }
type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

const LETTER = 7.4 // the width of one on average; at most, of those of our two scripts
const LINE = 16
const GAP = 3
/** How far from the edge of its circle a label may be, nearest first, and in which directions. */
const DISTANCES = [GAP, 22, 44, 70, 96]
const DIRECTIONS: Point[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0.8, 0.8],
  [-0.8, 0.8],
]

/**
 * Places for the labels of a map of `size` pixels, the most important first: none covers a circle or another label. One without room has
 * none. The labels keep their size in pixels while the map grows, so it is enough to place them on the smallest that is shown.
 */
export function placeLabels(marked: Marked[], { width, height }: Size): Map<string, Label> {
  const middles = new Map(marked.map(({ id, at: [x, y] }) => [id, [(x / 100) * width, (y / 100) * height] as Point]))
  const taken = marked.map(({ id, radius }) => boxAround(middles.get(id)!, radius, radius))
  const labels = new Map<string, Label>()
  for (const { id, radius, lines } of marked) {
    const [x, y] = middles.get(id)!
    const [halfWidth, halfHeight] = [(Math.max(...lines.map(textWidth)) * LETTER) / 2, (lines.length * LINE) / 2]
    for (const label of candidates(radius, halfWidth, halfHeight)) {
      const box = boxAround([x + label.x, y + label.y], halfWidth, halfHeight)
      if (!isInside(box, width, height) || taken.some(other => overlaps(box, other))) continue
      taken.push(box)
      labels.set(id, label)
      break
    }
  }
  return labels
}

function* candidates(radius: number, halfWidth: number, halfHeight: number): Generator<Label> {
  for (const distance of DISTANCES)
    for (const [dx, dy] of DIRECTIONS)
      yield {
        x: Math.round(dx * (radius + distance) + Math.sign(dx) * halfWidth),
        y: Math.round(dy * (radius + distance) + Math.sign(dy) * halfHeight),
        isAway: distance > GAP,
      }
}

/** Letters of a text; signs above and below them have no width. */
const textWidth = (text: string) => text.replace(/\p{Mn}/gu, '').length

function boxAround([x, y]: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

const isInside = ({ left, top, right, bottom }: Box, width: number, height: number) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
