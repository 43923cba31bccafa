import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requireUnused } from '../../scripts/release/number.ts'

const DATA = 'tests/releases'
const log = (...headings: string[]) =>
  ['# Changelog', ...headings.map(heading => `## ${heading}\n\n- Something`)].join('\n\n')

/** A repository whose version 1.1.0 was released. */
function openRepository() {
  const root = mkdtempSync(join(tmpdir(), 'numbers-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@agency.example', ...words], {
      cwd: root,
      stdio: 'pipe',
    })
  const commit = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    git('add', '.')
    git('commit', '--quiet', '--message', path)
  }
  git('init', '--quiet')
  commit('page.ts', 'one')
  commit(`${DATA}/1.1.0.tar.gz`, 'its data')
  const check = (version: string, changelog: string) => () => requireUnused(root, version, changelog, DATA)
  return { git, commit, check }
}

test('what is under Unreleased is never packed as a number', () => {
  const { check } = openRepository()
  expect(check('1.1.0', log('Unreleased', '1.1.0 – 2026-11-23'))).toThrow('has notes under Unreleased')
  expect(check('1.1.0', log('1.1.0 – 2026-11-23').replace('## 1', '## Unreleased\n\n## 1'))).not.toThrow()
})

test('a number is refused once something has changed since its data were recorded', () => {
  const { check, commit } = openRepository()
  const changelog = log('1.1.0 – 2026-11-23', '1.0.0 – 2026-11-21')
  expect(check('1.1.0', changelog)).not.toThrow()
  commit('page.ts', 'two')
  expect(check('1.1.0', changelog)).toThrow('1.1.0 was used: page.ts has changed since')
  expect(check('1.2.0', log('1.2.0 – 2026-11-30', '1.1.0 – 2026-11-23'))).not.toThrow()
})

test('a number with a tag elsewhere, a newer one, or two sections is refused', () => {
  const { check, commit, git } = openRepository()
  commit('page.ts', 'two')
  git('tag', 'v1.2.0')
  expect(check('1.2.0', log('1.2.0 – 2026-11-30'))).not.toThrow()
  commit('page.ts', 'three')
  expect(check('1.2.0', log('1.2.0 – 2026-11-30'))).toThrow('the tag v1.2.0')
  expect(check('1.2.1', log('1.10.0 – 2026-12-01', '1.2.1 – 2026-11-30'))).toThrow('1.10.0 was there before 1.2.1')
  expect(check('1.3.0', log('1.3.0 – 2026-12-01', '1.3.0 – 2026-11-30'))).toThrow('has 1.3.0 twice')
})
