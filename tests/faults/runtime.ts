import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with the built product alone, without sources; deleted when the test ends. */
export function openRuntimeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'scripts'))
  for (const file of [
    'package.json',
    'package-lock.json',
    ...['setup', 'start', 'command'].map(name => `scripts/${name}.mjs`),
  ])
    cpSync(file, join(folder, file))
  for (const part of ['dist', 'prisma', 'node_modules']) symlinkSync(join(process.cwd(), part), join(folder, part))
  return folder
}
