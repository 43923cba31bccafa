import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What may stay in Latin letters on a Bangla page: names of networks and programs, codes, and international terms. */
const KEPT =
  /RL\sNO\s088|RL\s0088|WhatsApp|Facebook|LinkedIn|Instagram|GitHub|Google|Twitter|JPEG|PNG|WebP|CSV|JSON|UTF-8|Excel|_id|API|SMS|PDF|openstreetmap\.org|\/contact-us|(?:ENQ|APP|DEM)-[2-9A-Z]{6}|\{[a-zA-Z ]+\}|^X(?=:|$)|Meghbridge$/g
const ADDRESSES = /[\w.+-]+@[\w.-]+\w|https?:\/\/\S*/g

/** Window widths, one of them with doubled font size. */
const SIZES = [{ width: 320 }, { width: 360 }, { width: 768 }, { width: 1440 }, { width: 720, letters: '200%' }]

/**
 * Texts, labels and meta descriptions in Latin letters or digits that are not marked with their own language. The host may
 * stand among them: it names the agency until staff write its name.
 */
export async function foreignTexts(page: Page, ...names: string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const { lang } = document.documentElement
    const isOwn = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === lang
    for (const element of document.body.querySelectorAll('*:not(script, style)')) {
      const address = element.closest('span:has(> wbr)') // in two parts, to break before its @ alone
      if (address) {
        if (element === address && isOwn(element)) found.push(address.textContent)
        continue
      }
      if (isOwn(element))
        found.push(
          [...element.childNodes]
            .filter(node => node.nodeType === Node.TEXT_NODE)
            .map(node => node.nodeValue)
            .join(''),
        )
    }
    for (const name of ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder']) {
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (isOwn(element)) found.push(element.getAttribute(name) ?? '')
    }
    for (const meta of document.head.querySelectorAll(
      'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
    ))
      found.push(meta.getAttribute('content') ?? '')
    return [document.title, ...found]
  })
  return [...new Set(texts)].filter(text =>
    /[A-Za-z0-9]/.test(
      [...names, new URL(page.url()).hostname]
        .reduce(
          (rest, name) => rest.replaceAll(new RegExp(`(?<!\\w)${name.replace(/\W/g, '\\$&')}(?!\\w)`, 'g'), ''),
          text,
        )
        .replace(ADDRESSES, '')
        .replace(KEPT, ''),
    ),
  )
}

/** At every size: no sideways scrolling, no clipped or overlapping text, and line heights that fit the script. */
export async function expectReadable(page: Page) {
  await expectShown(page)
  for (const { width, letters = '' } of SIZES) {
    await page.setViewportSize({ width, height: 900 })
    expect
      .soft(
        await page.evaluate(findCramped, letters),
        `${new URL(page.url()).pathname} at ${width} pixels${letters && `, letters at ${letters}`}`,
      )
      .toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}

/** No text of the page is hidden, except carousel counters, what somebody may unfold and what other widths and paper show. */
export async function expectShown(page: Page) {
  const hidden = await page
    .locator('main')
    .evaluate(main =>
      [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, td, th, a, label')]
        .filter(
          element =>
            element.textContent.trim() &&
            !element.closest(
              '.sr-only, [hidden], .invisible, details:not([open]), .print\\:table-cell, .sm\\:hidden',
            ) &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map(element => element.outerHTML.slice(0, 200)),
    )
  expect.soft(hidden, `hidden on ${new URL(page.url()).pathname}`).toEqual([])
}

function findCramped(letters: string) {
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

    for (const { left, right, top, bottom } of rects) {
      const middle = (top + bottom) / 2
      const line = {
        node: walker.currentNode,
        text: text.slice(0, 80),
        left,
        right,
        top: middle - size * 0.4,
        bottom: middle + size * 0.4,
      }
      const isCut = lineage(owner).some(
        ({ edge, hidesX, hidesY }) =>
          (hidesX && (left < edge.left - 1 || right > edge.right + 1)) ||
          (hidesY && (line.top < edge.top - 1 || line.bottom > edge.bottom + 1)),
      )
      if (isCut && !owner.closest('[data-slot=carousel], [data-slot=slider]')) found.push(`cut off: ${line.text}`)
      if (!lineage(owner).some(({ isFloating }) => isFloating)) lines.push(line)
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
    edge: DOMRect
    hidesX: boolean
    hidesY: boolean
    isClamped: boolean
    isFloating: boolean
    isForScreenReaders: boolean
  }

  /** The element and all around it. */
  function lineage(element: Element): Box[] {
    const all: Box[] = []
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      if (!boxes.has(each)) {
        const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(each)
        const isClamped = webkitLineClamp !== 'none'
        const hides = (overflow: string) => !isClamped && (overflow === 'hidden' || overflow === 'clip')
        boxes.set(each, {
          edge: each.getBoundingClientRect(),
          hidesX: hides(overflowX),
          hidesY: hides(overflowY),
          isClamped,
          isFloating: position === 'fixed' || position === 'sticky',
          isForScreenReaders: position === 'absolute' && each.clientWidth <= 1 && each.clientHeight <= 1,
        })
      }
      all.push(boxes.get(each)!)
    }
    return all
  }
}
