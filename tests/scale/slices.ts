import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const GROUPS = '/sys/fs/cgroup/cpu' // of cgroup v1; root alone may make groups there
const PERIOD_US = 20_000
const TICKS_PER_SECOND = 100 // of /proc; the same on every Linux with x86 and ARM

/** A group of processes that gets no more than a share of one core. Throws where the kernel has no cgroup v1 or the caller is not root. */
export function createSlice(name: string) {
  const group = `${GROUPS}/${name}`
  mkdirSync(group)
  writeFileSync(`${group}/cpu.cfs_period_us`, String(PERIOD_US))
  return {
    add: (pid: number) => writeFileSync(`${group}/cgroup.procs`, String(pid)),
    /** From now on this share of a core; undefined for as much as there is. */
    give: (share?: number) =>
      writeFileSync(`${group}/cpu.cfs_quota_us`, String(share === undefined ? -1 : Math.round(share * PERIOD_US))),
    /** Once its processes have ended. */
    async end() {
      for (let tries = 0; ; tries++) {
        try {
          return rmdirSync(group)
        } catch (error) {
          if (tries > 50) throw error
          await sleep(100)
        }
      }
    },
  }
}

/** Seconds of CPU that a process and those which it has started have used so far. */
export function cpuSeconds(pid: number): number {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(statOf)
  const sum = (of: number): number =>
    processes
      .filter(({ parent }) => parent === of)
      .reduce((total, child) => total + sum(child.id), processes.find(({ id }) => id === of)?.seconds ?? 0)
  return sum(pid)
}

/** Nothing for a process that has ended meanwhile. */
function statOf(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return [
      {
        id: Number(pid),
        parent: Number(fields[1]),
        seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
      },
    ]
  } catch {
    return []
  }
}
