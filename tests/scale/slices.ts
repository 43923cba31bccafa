import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

// Of cgroup v1; root alone may make groups there.
const QUOTAS = '/sys/fs/cgroup/cpu'
const USAGES = '/sys/fs/cgroup/cpuacct'
const PERIOD_US = 20_000
const SHARES = 20_480 // twenty times those of a process: what else the machine does takes nothing from a slice

/**
 * A group of processes that can be given no more than a share of one core, and whose CPU is measured. Throws where the
 * kernel has no cgroup v1 or the caller is not root.
 */
export function createSlice(name: string) {
  const folders = new Set([`${QUOTAS}/${name}`, `${USAGES}/${name}`])
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  writeFileSync(`${QUOTAS}/${name}/cpu.cfs_period_us`, String(PERIOD_US))
  writeFileSync(`${QUOTAS}/${name}/cpu.shares`, String(SHARES))
  return {
    /** With the processes that it has started, and those which it will start. */
    add(pid: number) {
      for (const folder of folders) {
        writeFileSync(`${folder}/cgroup.procs`, String(pid)) // from now on its children are in, too
        for (const child of childrenOf(pid)) addChild(folder, child)
      }
    },
    /** From now on this share of a core; undefined for as much as there is. */
    give: (share?: number) =>
      writeFileSync(
        `${QUOTAS}/${name}/cpu.cfs_quota_us`,
        String(share === undefined ? -1 : Math.round(share * PERIOD_US)),
      ),
    /** Of CPU, that its processes have used so far, those included that have ended. */
    seconds: () => Number(readFileSync(`${USAGES}/${name}/cpuacct.usage`, 'utf8')) / 1e9,
    /** Once its processes have ended. */
    async end() {
      for (const folder of folders)
        for (let tries = 0; ; tries++) {
          try {
            rmdirSync(folder)
            break
          } catch (error) {
            if (tries > 50) throw error
            await sleep(100)
          }
        }
    },
  }
}

/** Nothing for one that has ended meanwhile. */
function addChild(folder: string, pid: number) {
  try {
    writeFileSync(`${folder}/cgroup.procs`, String(pid))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return children.flatMap(child => [child, ...childrenOf(child)])
}
