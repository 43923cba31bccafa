import { useRef, useState } from 'react'
import { readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { PART_SIZE } from '#server/trpc/schema.ts'

/** A record with which something could not be done, and why. */
export type Failed<Row> = { row: Row; reason: string }

/** Work on many records in parts, with its progress. A part that fails as a whole ends the work: all that follow fail for its reason. */
export function useParts() {
  const [progress, setProgress] = useState<{ label: string; done: number; total: number }>()
  const isRunning = useRef(false)

  async function run<Row>(
    label: string,
    rows: Row[],
    work: (part: Row[], at: number) => Promise<Failed<Row>[] | void>,
  ): Promise<Failed<Row>[]> {
    if (isRunning.current) return []
    isRunning.current = true
    const failed: Failed<Row>[] = []
    let done = 0
    try {
      for (; done < rows.length; done += PART_SIZE) {
        setProgress({ label, done, total: rows.length })
        failed.push(...((await work(rows.slice(done, done + PART_SIZE), done)) ?? []))
      }
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      failed.push(...rows.slice(done).map(row => ({ row, reason: isOffline ? m.offline() : message })))
    } finally {
      isRunning.current = false
      setProgress(undefined)
    }
    return failed
  }
  return { progress, run }
}
