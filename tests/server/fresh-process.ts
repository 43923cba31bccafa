import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

/** Runs code in a fresh process with nothing but `env`; fails when that does not exit by itself. */
export function runFresh(code: string, cwd: string, env: Record<string, string> = {}) {
  return runNode(['--input-type=module', '-e', code], cwd, env)
}

/** Runs a file of TypeScript in a fresh process, with what it writes to both streams. */
export async function runNode(words: string[], cwd: string, env: Record<string, string> = {}) {
  const options = ['--no-warnings', '--import', resolve('scripts/plain-node.mjs'), ...words]
  return promisify(execFile)(process.execPath, options, { cwd, env, timeout: 50_000, maxBuffer: 64 * 1024 * 1024 })
}

export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
