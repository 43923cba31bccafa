import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const SECTION = /^## (?<name>\S+)/

/**
 * Throws an Error that says what to do unless a version may be packed from what is checked out: nothing is left under
 * Unreleased, the number is the newest of CHANGELOG.md, and it was not given to another commit before, by a tag or by
 * its data in `folder`.
 */
export function requireUnused(root: string, version: string, changelog: string, folder: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const sections = changelog
    .split(/^(?=## )/m)
    .flatMap(text => ({ name: SECTION.exec(text)?.groups?.name ?? '', text: text.replace(/^.*/, '').trim() }))
  const unreleased = sections.find(({ name }) => name === 'Unreleased')
  if (unreleased?.text)
    throw new Error(
      `CHANGELOG.md has notes under Unreleased, which are not those of ${version}: give them the heading of a new number, and package.json that number`,
    )
  const numbers = sections.map(({ name }) => name).filter(name => /^\d+\.\d+\.\d+$/.test(name))
  if (numbers.filter(number => number === version).length > 1)
    throw new Error(`CHANGELOG.md has ${version} twice: a number is used once`)
  const newer = numbers.find(number => compare(number, version) > 0)
  if (newer) throw new Error(`${newer} was there before ${version}: give the next number`)

  const head = git('rev-parse', 'HEAD')
  const tagged = git('tag', '--list', `v${version}`) && git('rev-list', '-1', `v${version}`)
  if (tagged && tagged !== head) throw new Error(`${version} was used, for the tag v${version}: give the next number`)
  const data = join(folder, `${version}.tar.gz`)
  const recorded = existsSync(join(root, data)) && git('log', '-1', '--format=%H', '--', data)
  const since = recorded && git('diff', '--name-only', recorded, head, '--', '.', `:!${folder}`).split('\n')[0]
  if (since)
    throw new Error(`${version} was used: ${since} has changed since ${data} was recorded: give the next number`)
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map(number => number.split('.').map(Number))
  return a!.reduce((order, part, n) => order || part - b![n]!, 0)
}
