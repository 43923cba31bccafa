// `npm run pictures`: compares every story at rest, light and dark, with pictures of another commit, and shows what has moved.
//   npm run pictures -- --base [REF] [FILE…]  paints the pictures of a commit (main) into tests/pictures, which git ignores
//   npm run pictures [-- FILE…]               compares; what differs is in test-results/pictures
//   npm run pictures -- [FILE…] --update      paints what is here now
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, run, step } from '../../scripts/setup.mjs'

const PICTURES = 'tests/pictures'
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.pictures.config.ts']
const args = process.argv.slice(2)

const files = args.filter(arg => arg.endsWith('.stories.tsx'))
if (args[0] === '--base') paintFrom(args.slice(1).find(arg => !files.includes(arg)) ?? 'main', files)
else if (existsSync(PICTURES) || args.includes('--update')) run(node, ...vitest, ...args)
else {
  console.error('There are no pictures to compare with: npm run pictures -- --base')
  process.exitCode = 1
}

/** Paints the stories of a commit, all or those in some files, in a checkout of their own. */
function paintFrom(ref, files) {
  const checkout = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'checkout')
  const inCheckout = (command, ...words) => {
    const { status } = spawnSync(command, words, { cwd: checkout, stdio: 'inherit' })
    if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`)
  }
  run('git', 'worktree', 'add', '--detach', checkout, ref)
  try {
    step('Packages', () => inCheckout('npm', 'ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'))
    step('Generated code', () => inCheckout('npm', 'run', '--silent', 'generate'))
    step('Pictures', () => inCheckout(node, ...vitest, ...files, '--update'))
    if (files.length === 0) rmSync(PICTURES, { recursive: true, force: true })
    cpSync(join(checkout, PICTURES), PICTURES, { recursive: true }) // a browser test writes only within its own root
  } finally {
    run('git', 'worktree', 'remove', '--force', checkout)
  }
}
