import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A new data folder that a program has filled: a file of this folder, run with these numbers in a process of its own. */
export async function newFolderOf(program: string, ...numbers: number[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  await promisify(execFile)(process.execPath, [program, ...numbers.map(String)], {
    env: { ...process.env, DATA_DIR: folder },
  })
  return folder
}
