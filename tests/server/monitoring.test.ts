import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { openTestServer } from './test-server.ts'

const token = 'a token for the operator'
const { request } = await openTestServer({ METRICS_TOKEN: token })
await request('/about-us')
const metrics = await (await request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text()
const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!))

type Rule = { alert: string; expr: string; annotations: { summary: string; action: string } }
const { groups } = parse(readFileSync('docs/monitoring/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap(group => group.rules)
const { panels } = JSON.parse(readFileSync('docs/monitoring/grafana.json', 'utf8')) as {
  panels: { title: string; gridPos: Record<'x' | 'y' | 'w' | 'h', number>; targets: { expr: string }[] }[]
}

/** The metrics that an expression of Prometheus asks for. */
const namesIn = (expr: string) =>
  [
    ...expr
      .replace(/\{[^}]*\}/g, '')
      .matchAll(/\b[a-z]\w*_(?:seconds|bytes|total|waiting|result|length|connections)\w*\b/g),
  ].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))

test.each([
  ...rules.map(({ alert, expr }) => ({ name: `alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: `panel ${title}`, expr }))),
])('$name asks for metrics that the product has', ({ name, expr }) => {
  const names = namesIn(expr)
  if (name !== 'alert ProductDown') expect(names).not.toEqual([])
  expect(names.filter(each => !known.has(each))).toEqual([])
})

test('an alert says what has happened and what to do', () => {
  for (const { annotations } of rules)
    expect(annotations).toEqual({ summary: expect.stringMatching(/\.$/), action: expect.stringMatching(/\.$/) })
})

test('no panel lies over another', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})

test('the operator sees the size of the database and what the disk has left', () => {
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
  expect(value('database_size_bytes')).toBeGreaterThan(100_000)
  expect(value('disk_free_bytes')).toBeGreaterThan(0)
})
