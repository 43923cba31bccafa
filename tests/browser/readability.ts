import type { Page } from '@playwright/test'
import { findCramped } from '../cramped.ts'
import { expect } from './test.ts'

/** What may stay in Latin letters on a Bangla page: names of networks and programs, codes, and international terms. */
const KEPT =
  /RL\sNO\s088|RL\s0088|WhatsApp|Facebook|LinkedIn|Instagram|GitHub|Google|Twitter|JPEG|PNG|WebP|CSV|JSON|UTF-8|Excel|_id|API|SMS|PDF|openstreetmap\.org|\/contact-us|(?:ENQ|APP|DEM)-[2-9A-Z]{6}|JOB-[0-9A-F]{8}|\{[a-zA-Z ]+\}|^X(?=:|$)|#[0-9a-f]{6}|Meghbridge$/g
const ADDRESSES = /[\w.+-]+@[\w.-]+\w|https?:\/\/\S*|:\d+\/[\w/-]*/g // the last of a host that is taken away

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
              '.sr-only, [hidden], [popover], [data-narrow], .invisible, details:not([open]), [class*="print:table-cell"], [class*="print:block"], .sm\\:hidden, [class*="rem]:hidden"]',
            ) &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map(element => element.outerHTML.slice(0, 200)),
    )
  expect.soft(hidden, `hidden on ${new URL(page.url()).pathname}`).toEqual([])
}
