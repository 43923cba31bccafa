import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Why no small disk can be made here; undefined where it can. */
export const noDisk =
  process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('unshare', ['--mount', 'true']).status !== 0
    ? 'a small disk needs Linux and the right to mount'
    : undefined

/** A disk of this many megabytes, for one test. */
export function openDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  })
  const filler = join(folder, 'filler')

  return {
    folder,
    /** Leaves room for so many bytes. */
    fill(left = 0) {
      const file = openSync(filler, 'w')
      try {
        for (;;) writeSync(file, Buffer.alloc(4096))
      } catch {
        closeSync(file)
      }
      if (left > 0) execFileSync('truncate', ['--size', `-${left}`, filler])
    },
    free: () => rmSync(filler),
    /** How many bytes are in use. */
    used() {
      const { blocks, bfree, bsize } = statfsSync(folder)
      return (blocks - bfree) * bsize
    },
  }
}
