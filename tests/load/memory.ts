import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../browser/product.ts'
import { LIST } from './cases.ts'
import { figures, load, median } from './measure.ts'

const MB = 2 ** 20
const PAGES = ['/', '/our-clients', '/about-us', LIST]
const STARTS = 3

/** Seconds that the start and the first page take together, and megabytes a second after the start, before the first request: medians. */
export async function startUp(settings: Record<string, string>) {
  const starts: { seconds: number; memory: number }[] = []
  for (let n = 0; n < STARTS; n++) {
    const begun = performance.now()
    const product = await startProduct(settings)
    const started = performance.now() - begun
    await sleep(1000)
    const memory = (await figures(product.url)).memory / MB
    const startedAt = performance.now()
    await (await fetch(product.url)).text()
    starts.push({ seconds: (started + performance.now() - startedAt) / 1000, memory })
    await product.end()
  }
  return { seconds: median(starts.map(({ seconds }) => seconds)), memory: median(starts.map(({ memory }) => memory)) }
}

/**
 * The most megabytes that a product takes in the second and in the third part of `amount` requests for pages and the
 * list, 50 at a time; the first warms it up.
 */
export async function underLoad(settings: Record<string, string>, amount: number) {
  const product = await startProduct(settings)
  const part = async () => {
    let [most, going] = [0, true]
    const watch = async () => {
      while (going) {
        most = Math.max(most, (await figures(product.url)).memory / MB)
        await sleep(100)
      }
    }
    const watching = watch()
    for (const path of [...PAGES, ...PAGES])
      await load(product.url, { path, connections: 50 }, Math.ceil(amount / PAGES.length / 6))
    going = false
    await watching
    return most
  }
  try {
    await part()
    return [await part(), await part()] as const
  } finally {
    await product.end()
  }
}
