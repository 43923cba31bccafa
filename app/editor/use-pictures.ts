import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { readPicture } from '#server/files/schema.ts'
import { noneRejected, type RejectedFiles, sortFiles } from './picture-files.ts'
import { useSession } from './session.tsx'
import { shrinkPicture } from './shrink-picture.ts'
import { UploadFailure, uploadPicture } from './upload.ts'

/** A picture chosen for a place of a form: a file that is being stored, or a stored picture of the library. */
export type ChosenPicture = {
  id: string
  place: string
  name: string
  /** Of its thumbnail. */
  url: string
  file?: File
  /** Its path, once it is stored. */
  stored?: string
  isShrinking?: boolean
  /** The part sent, 0 to 1, while it is being uploaded. */
  progress?: number
  /** Why it is not stored. */
  problem?: string
  /** Another try may store it: the server was away, or the session had ended. */
  canRetry?: boolean
}
/** How far the pictures are that a save waits for; `part` of all goes from 0 to 1. */
export type Upload = { position: number; of: number; part: number }
export type Pictures = ReturnType<typeof usePictures>
/** Where the next picture is for; a function makes a place for each, or none where there is no more room. */
export type Place = string | (() => string | undefined)

const limit = pLimit(3) // uploads at a time

/**
 * The pictures chosen in a form. Each belongs to a place, named by the form: `picture`, or `slides/<key>/picture` for an entry of a list.
 * Files are uploaded as soon as they are chosen. The form shows a PictureField for each place and one RejectedFilesDialog, and waits with
 * `store` before it saves. With `onStored` the form takes each path into its values at once; otherwise its values take `stored(place)`,
 * and what is chosen stays until `dropStored()` after the save.
 */
export function usePictures(onStored?: (place: string, path: string) => void) {
  const { keepSession } = useSession()
  const [items, show] = useState<ChosenPicture[]>([])
  const now = useRef<ChosenPicture[]>([]) // pictures arrive while saving waits for them
  const [rejected, setRejected] = useState<RejectedFiles & { place: Place; multiple: boolean }>({
    ...noneRejected,
    place: '',
    multiple: false,
  })
  const [reported, setReported] = useState<string[]>([])
  /** Files that are being looked at: none of them is an upload yet. */
  const sorting = useRef(new Set<Promise<void>>())
  const running = useRef(new Map<string, { abort: AbortController; done: Promise<void> }>())
  const failures = useRef(new Map<string, UploadFailure>())
  const report = useRef<() => void>(undefined)
  const urls = useRef(new Set<string>())
  useEffect(() => {
    const [all, uploads] = [urls.current, running.current]
    return () => {
      for (const { abort } of uploads.values()) abort.abort()
      for (const url of all) URL.revokeObjectURL(url)
    }
  }, [])

  function set(next: ChosenPicture[]) {
    now.current = next
    show(next)
    report.current?.()
  }
  const find = (id: string) => now.current.find(item => item.id === id)
  const change = (id: string, patch: Partial<ChosenPicture>) =>
    set(now.current.map(item => (item.id === id ? { ...item, ...patch } : item)))

  /** Takes files for a place, where the next replaces the one before unless it takes `multiple`, and begins to store them. */
  function add(place: Place, files: File[], multiple = false): Promise<void> {
    const adding = take(place, files, multiple).finally(() => sorting.current.delete(adding))
    sorting.current.add(adding)
    return adding
  }

  async function take(place: Place, files: File[], multiple: boolean) {
    const { taken, toConvert, rejected } = await sortFiles(files)
    if (Object.values(rejected).some(({ length }) => length > 0)) setRejected({ ...rejected, place, multiple })
    for (const file of taken) put(place, file, multiple)
    for (const file of toConvert) put(place, file, multiple, true)
  }

  function put(given: Place, file: File, multiple: boolean, isShrinking = false) {
    const place = typeof given === 'string' ? given : given()
    if (place === undefined) return
    const url = URL.createObjectURL(file)
    urls.current.add(url)
    const id = url.slice(url.lastIndexOf('/') + 1)
    append({ id, place, name: file.name, url, file, isShrinking }, multiple)
    begin(id)
  }

  function append(item: ChosenPicture, multiple: boolean) {
    if (!multiple) clear(item.place)
    set([...now.current, item])
  }

  /** Chooses a stored picture for a place. */
  function addStored(given: Place, { path, name }: { path: string; name: string }, multiple = false) {
    const place = typeof given === 'string' ? given : given()
    if (place === undefined) return
    if (multiple && at(place).some(({ stored }) => stored === path)) return
    if (onStored) {
      clear(place)
      return onStored(place, path)
    }
    const url = readPicture(path)?.variants.find(({ type }) => type === 'image/webp')?.path ?? path
    append({ id: `${place} ${path}`, place, name, url, stored: path }, multiple)
  }

  function begin(id: string) {
    const abort = new AbortController()
    const done = limit(() => upload(id, abort.signal)).finally(() => running.current.delete(id))
    running.current.set(id, { abort, done })
    return done
  }

  async function upload(id: string, signal: AbortSignal) {
    failures.current.delete(id)
    try {
      if (find(id)?.isShrinking) await shrink(id)
      const file = find(id)?.file
      if (!file || signal.aborted) return
      change(id, { progress: 0, problem: undefined, canRetry: false })
      finish(id, await uploadPicture(file, part => change(id, { progress: part }), signal))
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof UploadFailure)) throw error
      const canRetry = ![400, 413, 415].includes(error.status)
      if (canRetry) failures.current.set(id, error)
      change(id, { progress: undefined, canRetry, problem: error.status === 0 ? m.file_offline() : error.message })
    }
  }

  function finish(id: string, stored: string) {
    const { place } = find(id)!
    if (onStored) set(now.current.filter(item => item.id !== id))
    else change(id, { stored, progress: undefined })
    onStored?.(place, stored)
  }

  async function shrink(id: string) {
    const { file, name } = find(id)!
    try {
      const smaller = await shrinkPicture(file!)
      change(id, { file: smaller, name: smaller.name, isShrinking: false })
    } catch {
      change(id, { isShrinking: false })
      throw new UploadFailure(415, m.file_not_shrunk({ name }))
    }
  }

  function remove(id: string) {
    running.current.get(id)?.abort.abort()
    failures.current.delete(id)
    set(now.current.filter(item => item.id !== id))
  }

  function clear(place: string) {
    for (const { id } of at(place)) remove(id)
  }

  const at = (place: string) => now.current.filter(item => item.place === place)

  /** Tries one that has failed again. */
  async function retry(id: string) {
    await keepSession(async () => {
      await begin(id)
      const failure = failures.current.get(id)
      if (failure) throw failure
    }).catch(() => {}) // its line says why
  }

  /**
   * Waits until all are stored; those that have failed are tried again. A file that the server rejects has its
   * sentence; returns how many do. Throws the UploadFailure of any other error, and what was stored until then stays
   * stored.
   */
  async function store(onUpload: (upload: Upload) => void): Promise<number> {
    await Promise.all(sorting.current)
    for (const { id, canRetry } of now.current) if (canRetry && !running.current.has(id)) void begin(id)
    const awaited = [...running.current.keys()]
    report.current = () => onUpload(progressOf(awaited))
    while (running.current.size > 0) {
      report.current()
      await Promise.all([...running.current.values()].map(({ done }) => done))
    }
    report.current = undefined
    for (const failure of failures.current.values()) throw failure
    const rejected = now.current.flatMap(({ id, problem }) => (problem ? id : []))
    setReported(rejected)
    return rejected.length
  }

  function progressOf(ids: string[]): Upload {
    const parts = ids.map(id => (running.current.has(id) ? (find(id)?.progress ?? 0) : 1))
    const done = parts.filter(part => part === 1).length
    return { position: Math.min(done + 1, ids.length), of: ids.length, part: sum(parts) / ids.length }
  }

  return {
    items,
    at,
    add,
    addStored,
    /** Takes one away; an upload under way is cancelled. */
    remove,
    /** Takes all of a place away, such as those of an entry that goes. */
    clear,
    retry,
    store,
    /** The paths of those that are stored. */
    stored: (place: string) => at(place).flatMap(({ stored }) => stored ?? []),
    /** The names of those that are not stored yet. */
    unstored: () => now.current.flatMap(({ stored, name }) => (stored ? [] : [name])),
    /** What is wrong at a place, for the summary of a form that somebody has tried to save. */
    problem: (place: string) => items.find(item => item.place === place && reported.includes(item.id))?.problem,
    /** The places where something is wrong. */
    problemPlaces: [...new Set(items.flatMap(({ id, place }) => (reported.includes(id) ? place : [])))],
    /** The files that were not taken. */
    rejected,
    /** Goes on to the next reason why files were not taken. */
    setRejected: (next: RejectedFiles) => setRejected(({ place, multiple }) => ({ ...next, place, multiple })),
    /** Takes those that are too large, and makes them smaller before they are uploaded. */
    shrinkRejected() {
      const { tooLarge, place, multiple } = rejected
      for (const file of tooLarge) put(place, file, multiple, true)
    },
    /** Those that are stored belong to the record now. */
    dropStored() {
      set(now.current.filter(({ stored }) => !stored))
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
