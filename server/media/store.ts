import { join } from 'node:path'
import { type Config, config } from '#server/config.ts'
import { diskStore } from '#server/media/disk.ts'
import { imgbbStore } from '#server/media/imgbb.ts'
import { s3Store } from '#server/media/s3.ts'

/** Where picture files lie. A name (`FILE_NAME` in schema.ts) always means the same bytes. Every verb throws when the store does not do it. */
export type ImageStore = {
  /** somebody else's host: keeps one file of a picture, under an address of its own, and can neither list nor delete it */
  isHost: boolean
  has(name: string): Promise<boolean>
  /** gives the address that records keep: a path of ours, or a host's address */
  put(name: string, bytes: Buffer): Promise<string>
  /** null when there is no such file */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>
  delete(name: string): Promise<void>
  /** forgets what a crash has left half-written before then, where that can happen */
  tidy?(before: Date): Promise<void>
  /** throws when nothing could be stored now; a ConfigError when a setting is the cause */
  check(): Promise<void>
}

export const store: ImageStore = open(config)

/** The store that the settings name. */
export function open(settings: Config): ImageStore {
  if (settings.IMAGE_STORE === 's3') return s3Store(settings)
  const disk = diskStore(join(settings.DATA_DIR, 'pictures'))
  return settings.IMAGE_STORE === 'imgbb' ? imgbbStore(disk, settings) : disk
}
