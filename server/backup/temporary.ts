import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a folder for what is unpacked for a while: in TMPDIR where somebody has set it, else on the disk of the data,
 * which has room for it and is closed to others. The system's own place for temporary files is memory on many machines.
 */
export async function makeTemporary(prefix: string, dataDir: string): Promise<string> {
  return mkdtemp(join(process.env.TMPDIR || (existsSync(dataDir) ? dataDir : tmpdir()), prefix))
}
