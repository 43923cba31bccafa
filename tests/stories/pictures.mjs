// `npm run pictures`: compares every story at rest, light and dark, with pictures of another commit, and shows what has moved.
//   npm run pictures -- --base [REF]      paints the pictures of a commit (main) into tests/pictures, which git ignores
//   npm run pictures [-- FILE…]           compares; what differs is in test-results/pictures
//   npm run pictures -- [FILE…] --update  paints what is here now
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { node, run, step } from '../../scripts/setup.mjs'

const PICTURES = resolve('tests/pictures')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.pictures.config.ts']
const args = process.argv.slice(2)

if (args[0] === '--base') paintFrom(args[1] ?? 'main')
else if (existsSync(PICTURES) || args.includes('--update')) run(node, ...vitest, ...args)
else {
  console.error('There are no pictures to compare with: npm run pictures -- --base')
  process.exitCode = 1
}

/** Paints the stories of a commit in a checkout of their own. */
function paintFrom(ref) {
  const checkout = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'checkout')
  const inCheckout = (command, ...words) => {
    const { status } = spawnSync(command, words, { cwd: checkout, stdio: 'inherit', env: { ...process.env, PICTURES } })
    if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`)
  }
  run('git', 'worktree', 'add', '--detach', checkout, ref)
  try {
    step('Packages', () => inCheckout('npm', 'ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'))
    step('Generated code', () => inCheckout('npm', 'run', '--silent', 'generate'))
    rmSync(PICTURES, { recursive: true, force: true })
    step('Pictures', () => inCheckout(node, ...vitest, '--update'))
  } finally {
    run('git', 'worktree', 'remove', '--force', checkout)
  }
}
