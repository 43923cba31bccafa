/**
 * What is wrong with the room that the document's texts have, one sentence each: the page scrolls sideways, lines are lower than
 * their letters, numbers or addresses are torn apart, texts are cut off or lie over each other. It names nothing outside itself,
 * so that Playwright can run it inside a page.
 * @param letters the font size of the document's root, as "200%"; "" leaves it.
 */
export function findCramped(letters: string) {
  document.documentElement.style.fontSize = letters
  const found: string[] = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`scrolls sideways by ${wide} pixels`)

  const boxes = new Map<Element, Box>()
  const lines: { node: Node; text: string; left: number; right: number; top: number; bottom: number }[] = []
  const pen = document.createElement('canvas').getContext('2d')!
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const owner = walker.currentNode.parentElement
    const text = walker.currentNode.nodeValue?.trim()
    if (!owner || !text || owner.closest('script, style, [inert], [aria-hidden=true], svg, option')) continue
    if (
      !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      lineage(owner).some(({ isForScreenReaders }) => isForScreenReaders)
    )
      continue
    const clamp = lineage(owner).find(({ isClamped }) => isClamped)?.edge.bottom ?? Infinity
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const rects = [...range.getClientRects()].filter(
      ({ width, top, bottom }) => width > 0 && (top + bottom) / 2 < clamp,
    )
    const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(owner)
    const size = Number.parseFloat(fontSize)

    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(text)
    const ink = actualBoundingBoxAscent + actualBoundingBoxDescent
    if (new Set(rects.map(({ top }) => Math.round(top))).size > 1 && ink > Number.parseFloat(lineHeight) + 1)
      found.push(`lines of ${lineHeight} for letters of ${ink.toFixed(1)}: ${text.slice(0, 80)}`)

    for (const { 0: token, index } of (walker.currentNode.nodeValue ?? '').matchAll(
      /[\d০-৯][\d০-৯,.]*[\d০-৯]|@[\w.-]*\w/g,
    )) {
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + token.length)
      const shown = [...range.getClientRects()].filter(
        ({ width, top, bottom }) => width > 0 && (top + bottom) / 2 < clamp,
      )
      if (new Set(shown.map(({ top }) => Math.round(top))).size > 1) found.push(`torn apart: ${token}`)
    }

    const end = Math.min(...lineage(owner).map(({ edge, hasEllipsis }) => (hasEllipsis ? edge.right : Infinity)))
    for (const { left, right: whole, top, bottom } of rects) {
      const right = Math.min(whole, end)
      const middle = (top + bottom) / 2
      const line = {
        node: walker.currentNode,
        text: text.slice(0, 80),
        left,
        right,
        top: middle - size * 0.4,
        bottom: middle + size * 0.4,
      }
      const button = owner.closest('button')
      const isCut = lineage(owner).some(
        ({ element, edge, hidesX, hidesY, hasEllipsis }) =>
          (hidesX &&
            !(hasEllipsis && (!button || button.contains(element)) && (text.length > 40 || !/[\d০-৯]/.test(text))) &&
            (left < edge.left - 1 || whole > edge.right + 1)) ||
          (hidesY && (line.top < edge.top - 1 || line.bottom > edge.bottom + 1)),
      )
      if (isCut && !owner.closest('[data-slot=carousel], [data-slot=slider]')) found.push(`cut off: ${line.text}`)
      if (right > left && !lineage(owner).some(({ isFloating }) => isFloating)) lines.push(line)
    }
  }
  for (const [n, one] of lines.entries()) {
    for (const other of lines.slice(n + 1)) {
      if (
        one.node !== other.node &&
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1
      )
        found.push(`over each other: ${one.text} / ${other.text}`)
    }
  }
  return found

  type Box = {
    element: Element
    edge: DOMRect
    hidesX: boolean
    hidesY: boolean
    isClamped: boolean
    /** Says that a text goes on; a number, or a few words with one, have to be whole, and so does a button in it. */
    hasEllipsis: boolean
    isFloating: boolean
    isForScreenReaders: boolean
  }

  /** The element and all around it. */
  function lineage(element: Element): Box[] {
    const all: Box[] = []
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      if (!boxes.has(each)) {
        const { overflowX, overflowY, webkitLineClamp, position, textOverflow } = getComputedStyle(each)
        const isClamped = webkitLineClamp !== 'none'
        const hides = (overflow: string) => !isClamped && (overflow === 'hidden' || overflow === 'clip')
        boxes.set(each, {
          element: each,
          edge: each.getBoundingClientRect(),
          hidesX: hides(overflowX),
          hidesY: hides(overflowY),
          isClamped,
          hasEllipsis: textOverflow === 'ellipsis' && overflowX !== 'visible',
          isFloating: position === 'fixed' || position === 'sticky',
          isForScreenReaders: position === 'absolute' && each.clientWidth <= 1 && each.clientHeight <= 1,
        })
      }
      all.push(boxes.get(each)!)
    }
    return all
  }
}
