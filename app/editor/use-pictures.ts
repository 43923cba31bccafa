import { useEffect, useRef, useState } from 'react'
import { IMAGE_MAX_BYTES } from '#server/media/schema.ts'
import { looksLikePicture, UploadFailure, uploadPicture } from './upload.ts'

export type Chosen = {
  id: string
  name: string
  url: string
  file: File
  stored?: string
  problem?: string
  progress?: number
}
export type Refused = { tooLarge: string[]; noPicture: string[] }
export type Upload = { position: number; of: number; part: number }

/** The files of a form: chosen, shown, stored one at a time. What is stored once is never sent again. */
export function usePictures() {
  const [flag, showFlag] = useState<Chosen[]>([])
  const flagNow = useRef<Chosen[]>([]) // a flag from the list may come while saving waits for it
  const [added, setAdded] = useState<Chosen[]>([])
  const urls = useRef(new Set<string>())
  useEffect(() => {
    const all = urls.current
    return () => all.forEach(url => URL.revokeObjectURL(url))
  }, [])

  function setFlag(next: (before: Chosen[]) => Chosen[]) {
    flagNow.current = next(flagNow.current)
    showFlag(flagNow.current)
  }

  function choose(file: File): Chosen {
    const url = URL.createObjectURL(file)
    urls.current.add(url)
    return { id: crypto.randomUUID?.() ?? url, name: file.name, url, file }
  }

  /** Takes the files that fit and names those that do not. */
  async function add(files: File[], place: 'flag' | 'added'): Promise<Refused> {
    const refused: Refused = { tooLarge: [], noPicture: [] }
    const taken: Chosen[] = []
    for (const file of files) {
      if (file.size > IMAGE_MAX_BYTES) refused.tooLarge.push(file.name)
      else if (!(await looksLikePicture(file))) refused.noPicture.push(file.name)
      else taken.push(choose(file))
    }
    if (place === 'added') setAdded(before => [...before, ...taken])
    else if (taken.length > 0) setFlag(() => taken.slice(-1))
    return refused
  }

  function change(id: string, patch: Partial<Chosen>) {
    const apply = (list: Chosen[]) => list.map(item => (item.id === id ? { ...item, ...patch } : item))
    setFlag(apply)
    setAdded(apply)
  }

  /**
   * Stores what is not stored yet, one file after the other, and gives the addresses in order. Files that the server refuses are marked
   * with its sentence and `refused` counts them; any other failure is thrown, and what was stored until then stays so.
   */
  async function store(onUpload: (upload: Upload) => void) {
    const flags = flagNow.current
    const all = [...flags, ...added]
    const open = all.filter(({ stored }) => !stored)
    const addresses = new Map(all.map(({ id, stored }) => [id, stored]))
    let refused = 0
    for (const [n, { id, file }] of open.entries()) {
      const tell = (part: number) => {
        change(id, { progress: part, problem: undefined })
        onUpload({ position: n + 1, of: open.length, part })
      }
      tell(0)
      try {
        const stored = await uploadPicture(file, tell)
        addresses.set(id, stored)
        change(id, { stored, progress: undefined })
      } catch (error) {
        change(id, { progress: undefined })
        if (!(error instanceof UploadFailure) || ![400, 413, 415].includes(error.status)) throw error
        change(id, { problem: error.message })
        refused++
      }
    }
    const addressesOf = (list: Chosen[]) => list.flatMap(({ id }) => addresses.get(id) ?? [])
    return { refused, flag: addressesOf(flags)[0], added: addressesOf(added) }
  }

  return {
    flag,
    added,
    add,
    store,
    hasFlag: () => flagNow.current.length > 0,
    isFlag: (file: File | undefined) => flagNow.current[0]?.file === file,
    remove: (id: string) => {
      setFlag(list => list.filter(item => item.id !== id))
      setAdded(list => list.filter(item => item.id !== id))
    },
    clear: () => {
      setFlag(() => [])
      setAdded([])
    },
  }
}
