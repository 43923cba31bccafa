// `npm test`: sets up what is missing, then runs the core of the checks and stops at the first part that fails.
// `npm run test:all` runs everything, part by part: `-- --list` names the parts, `-- server faults` runs some, `-- --continue` goes on
// after the part that failed last.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generate, install } from '../scripts/setup.mjs'

const LAST = 'node_modules/.cache/test-reports/last.json'
const args = process.argv.slice(2)
const isAll = args.includes('--all')
const names = args.filter(arg => !arg.startsWith('--'))

install()
const { all, core, coreGroups, runPart } = await import('./parts.mjs')
const known = [...new Set([...all, ...core])] // those of `npm test` can be called alone as well
if (args.includes('--list')) {
  for (const { name, what } of known) console.log(`${name.padEnd(16)}${what}`)
  process.exit()
}
const groups = choose()
const startedAt = Date.now()
generate()
const { chromiumPath } = await import('./chromium.mjs')
process.env.CHROMIUM_PATH = await chromiumPath()
if (!existsSync(process.env.CHROMIUM_PATH)) {
  console.error('No Chromium to test with: install one, or set CHROMIUM_PATH to its program')
  process.exit(1)
}

const results = []
for (const group of groups) {
  results.push(
    ...(await Promise.all(
      group.map(async part => ({ part: part.name, ...(await runPart(part, group.length === 1)) })),
    )),
  )
  const { part, isGood } = results.at(-1)
  if (isAll) remember(part, isGood)
  else if (results.some(result => !result.isGood)) break
}
console.log()
console.table(
  results.map(({ part, passed, failed, seconds, isGood }) => ({
    part,
    tests: passed + failed || '',
    minutes: (seconds / 60).toFixed(1),
    result: isGood ? 'passed' : 'failed',
  })),
)
const sum = key => results.reduce((total, result) => total + result[key], 0)
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped in ${minutes} minutes`)
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1

/**
 * Groups of parts that run side by side: the core’s, or alone each part that was asked for, or with --continue that has
 * not passed since the last run of everything began.
 */
function choose() {
  return isAll ? chosen().map(part => [part]) : coreGroups
}

function chosen() {
  const unknown = names.filter(name => !known.some(part => part.name === name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}: npm run test:all -- --list names them`)
    process.exit(1)
  }
  if (names.length > 0) return known.filter(({ name }) => names.includes(name))
  if (args.includes('--continue')) return all.filter(({ name }) => !passed().includes(name))
  save([])
  return all
}

function remember(name, isGood) {
  save([...passed().filter(each => each !== name), ...(isGood ? [name] : [])])
}

function passed() {
  return existsSync(LAST) ? JSON.parse(readFileSync(LAST, 'utf8')) : []
}

function save(passedParts) {
  mkdirSync(dirname(LAST), { recursive: true })
  writeFileSync(LAST, JSON.stringify(passedParts))
}
