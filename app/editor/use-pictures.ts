import { useEffect, useRef, useState } from 'react'
import { IMAGE_MAX_BYTES } from '#server/media/schema.ts'
import { looksLikePicture, UploadFailure, uploadPicture } from './upload.ts'

export type ChosenPicture = {
  id: string
  name: string
  url: string
  file: File
  stored?: string
  problem?: string
  progress?: number
}
/** Names of files. */
export type RejectedFiles = { tooLarge: string[]; noPicture: string[] }
export type Upload = { position: number; of: number; part: number }

/**
 * The pictures of a form: one main picture, which the next replaces, and any number of added ones. They are stored one
 * after the other when the form is saved; a stored one is not sent again.
 */
export function usePictures() {
  const [main, showMain] = useState<ChosenPicture[]>([])
  const mainNow = useRef<ChosenPicture[]>([]) // pictures may arrive while saving waits for them
  const [added, showAdded] = useState<ChosenPicture[]>([])
  const addedNow = useRef<ChosenPicture[]>([])
  const urls = useRef(new Set<string>())
  useEffect(() => {
    const all = urls.current
    return () => all.forEach(url => URL.revokeObjectURL(url))
  }, [])

  function setMain(next: (before: ChosenPicture[]) => ChosenPicture[]) {
    mainNow.current = next(mainNow.current)
    showMain(mainNow.current)
  }

  function setAdded(next: (before: ChosenPicture[]) => ChosenPicture[]) {
    addedNow.current = next(addedNow.current)
    showAdded(addedNow.current)
  }

  function choose(file: File): ChosenPicture {
    const url = URL.createObjectURL(file)
    urls.current.add(url)
    return { id: crypto.randomUUID?.() ?? url, name: file.name, url, file }
  }

  /** Takes pictures, and names the files that are too large or none. */
  async function add(files: File[], place: 'main' | 'added'): Promise<RejectedFiles> {
    const rejected: RejectedFiles = { tooLarge: [], noPicture: [] }
    const taken: ChosenPicture[] = []
    for (const file of files) {
      if (file.size > IMAGE_MAX_BYTES) rejected.tooLarge.push(file.name)
      else if (!(await looksLikePicture(file))) rejected.noPicture.push(file.name)
      else taken.push(choose(file))
    }
    if (place === 'added') setAdded(before => [...before, ...taken])
    else if (taken.length > 0) setMain(() => taken.slice(-1))
    return rejected
  }

  function change(id: string, patch: Partial<ChosenPicture>) {
    const apply = (list: ChosenPicture[]) => list.map(item => (item.id === id ? { ...item, ...patch } : item))
    setMain(apply)
    setAdded(apply)
  }

  /**
   * Stores what is not stored yet. A file that the server rejects shows its sentence; returns how many were. Any other error is thrown, and
   * what was stored until then stays stored.
   */
  async function store(onUpload: (upload: Upload) => void): Promise<number> {
    const unstored = [...mainNow.current, ...addedNow.current].filter(({ stored }) => !stored)
    let rejected = 0
    for (const [n, { id, file }] of unstored.entries()) {
      const report = (part: number) => {
        change(id, { progress: part, problem: undefined })
        onUpload({ position: n + 1, of: unstored.length, part })
      }
      report(0)
      try {
        const stored = await uploadPicture(file, report)
        change(id, { stored, progress: undefined })
      } catch (error) {
        change(id, { progress: undefined })
        if (!(error instanceof UploadFailure) || ![400, 413, 415].includes(error.status)) throw error
        change(id, { problem: error.message })
        rejected++
      }
    }
    return rejected
  }

  /** The addresses of chosen pictures that are stored. */
  function stored() {
    const addressesOf = (list: ChosenPicture[]) => list.flatMap(({ stored }) => stored ?? [])
    return { main: addressesOf(mainNow.current)[0], added: addressesOf(addedNow.current) }
  }

  return {
    main,
    added,
    add,
    store,
    stored,
    hasMain: () => mainNow.current.length > 0,
    /** The names of those that are not stored yet. */
    unstored: () => [...mainNow.current, ...addedNow.current].flatMap(({ stored, name }) => (stored ? [] : [name])),
    isMain: (file: File | undefined) => mainNow.current[0]?.file === file,
    remove: (id: string) => {
      setMain(list => list.filter(item => item.id !== id))
      setAdded(list => list.filter(item => item.id !== id))
    },
    /** Those that are stored belong to the record now. */
    dropStored() {
      setMain(list => list.filter(({ stored }) => !stored))
      setAdded(list => list.filter(({ stored }) => !stored))
    },
  }
}
