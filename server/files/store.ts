import { join } from 'node:path'
import { type Config, config, ConfigError } from '#server/config/config.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'
import { diskStore } from '#server/files/disk.ts'
import { imgbbStore } from '#server/files/imgbb.ts'
import { ATTACHMENTS, PICTURES } from '#server/files/file-kinds.ts'
import { s3Store } from '#server/files/s3.ts'
import { fileFault } from '#server/process/start-error.ts'
import type { ImageStore, ListedStore } from '#server/files/image-store.ts'

export const store = perServer(() => openStore(config))

/** The store that these settings name. */
export function openStore(settings: Config): ImageStore {
  if (settings.IMAGE_STORE === 's3') return s3Store(settings, PICTURES)
  const disk = diskStore(join(settings.DATA_DIR, PICTURES.folder), PICTURES)
  return settings.IMAGE_STORE === 'imgbb' ? imgbbStore(disk, settings) : disk
}

/** Files that people sent in confidence: never at a host of somebody else, nor cached. */
export const attachments = perServer(() => openAttachments(config))

export function openAttachments(settings: Config): ListedStore {
  return settings.IMAGE_STORE === 's3'
    ? s3Store({ ...settings, PAGE_CACHE: 0 }, ATTACHMENTS)
    : diskStore(join(settings.DATA_DIR, ATTACHMENTS.folder), ATTACHMENTS)
}

const known = perServer(() => ({ isAway: false }))

/** Says in one line that the store has stopped answering, and in another that it answers again, however often it is asked meanwhile. */
export function noteStore(error?: unknown): void {
  const { isAway } = known()
  known().isAway = error !== undefined
  if (error !== undefined && !isAway) log.error({ problem: causeOf(error) }, 'the picture store does not answer')
  if (error === undefined && isAway) log.info('the picture store answers again')
}

/** Whether pictures could be stored now. */
export async function isStoreThere(): Promise<boolean> {
  try {
    await store().check()
    noteStore()
    return true
  } catch (error) {
    noteStore(error)
    return false
  }
}

/** An error with its causes: that of `fetch` says only that it failed. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, code = '' } = error as NodeJS.ErrnoException
  return error.cause instanceof Error ? `${message}: ${causeOf(error.cause)}` : message || code
}

/**
 * Checks the store at the start. Throws a StartError when it rejects the settings; one that does not answer, or is full, may recover and
 * is only logged.
 */
export async function checkStore(): Promise<void> {
  try {
    await store().check()
    noteStore()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
    const fault = isFull ? undefined : fileFault(error, join(config.DATA_DIR, 'pictures'), 'DATA_DIR')
    if (fault) throw fault
    noteStore(error)
  }
}
