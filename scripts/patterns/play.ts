import { existsSync } from 'node:fs'
import { order } from '../lint-layers.mjs'
import type { Client } from './client.ts'
import type { Day, Part } from './day.ts'
import { openAgency } from './people.ts'

/** Lets people work a day at a product: `open` opens a browser, and `receiver` is the address of the program that hears of things. */
export async function playDay(open: () => Client, receiver: string): Promise<{ day: Day; parts: Part[] }> {
  const day = { ...(await openAgency(open)), visitor: open(), open, receiver }
  const parts = await findParts()
  for (const time of ['setUp', 'work', 'visits'] as const) for (const part of parts) await part[time]?.(day)
  return { day, parts }
}

/** What the features have of the day, in their order. */
async function findParts() {
  const files = order.map(name => new URL(`features/${name}.ts`, import.meta.url)).filter(file => existsSync(file))
  const modules = await Promise.all(files.map(({ href }) => import(href) as Promise<{ part: Part }>))
  return modules.map(({ part }) => part)
}
