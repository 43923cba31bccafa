import { LIST } from './cases.ts'
import { median } from './measure.ts'

const QUERIES = {
  'part of a list': '',
  'part of a list by what changed last': 'sort=-updatedAt',
  'part of a list by a text without an index': 'sort=workSummary',
  'part of a search': 'search=facilities',
  'search that finds nothing': 'search=nowhere',
}
const LIMITS = Array.from({ length: 40 }, (_, n) => 20 + n)

/**
 * The median wait in milliseconds for parts of the list of so many client countries, one request after the other. Each
 * has a limit of its own, so that no cache has it.
 */
export async function waitsForParts(url: string, countries: number): Promise<[what: string, wait: number][]> {
  const read = async (query: string) => {
    const { next } = (await (await fetch(`${url}${LIST}?${query}`)).json()) as { next?: string }
    return next?.split('?')[1] ?? ''
  }
  let middle = `limit=${Math.min(200, countries / 4)}`
  for (let left = countries / 2; left > 0; left -= 200) middle = await read(middle)
  const waits: [string, number][] = []
  for (const [what, query] of Object.entries({ ...QUERIES, 'part in the middle of a list': middle })) {
    const each: number[] = []
    for (const limit of LIMITS) {
      const parameters = new URLSearchParams(query)
      parameters.set('limit', String(limit))
      const startedAt = performance.now()
      await read(parameters.toString())
      each.push(performance.now() - startedAt)
    }
    waits.push([what, median(each)])
  }
  return waits
}
