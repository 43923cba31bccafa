import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { UploadFailure, uploadPicture } from '#app/editor/upload.ts'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { newKey } from '#app/rendering/new-key.ts'
import { type Outputs, queryClient, readFailure, trpc, withKey } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { TABLE_MAX_BYTES } from '#i18n/typed/table.ts'

export type Preview = Outputs['clients']['previewImport']

/** `mayRetry`: the same file may be readable later. `notice`: why the file was not imported, or the import not undone. */
type Outcome =
  | { kind: 'failed'; message: string; mayRetry: boolean }
  | { kind: 'preview'; preview: Preview; notice?: string }
  | ({ kind: 'done'; notice?: string } & Outputs['clients']['import'])
  | ({ kind: 'undone' } & Outputs['content']['undo'])

/** A file to import: chosen, compared with the records, written. It stays until it is written or removed. */
export function useImport() {
  const router = useRouter()
  const [file, setFile] = useState<File>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [key, setKey] = useState(newKey) // the same for every try to write one preview, so that it is written once
  const [isDrawing, setDrawing] = useState(false)
  const stored = useRef<Record<string, string>>({})
  const dialog = { text: m.import_session_text(), button: m.import_session_button() }
  const preview = useStaffMutation(trpc().clients.previewImport.mutationOptions(), dialog)
  const write = useStaffMutation(trpc().clients.import.mutationOptions(withKey(key)), dialog)
  const undo = useStaffMutation(trpc().content.undo.mutationOptions())

  async function choose(chosen: File) {
    setOutcome(undefined)
    setFile(chosen)
    if (chosen.size > TABLE_MAX_BYTES)
      return setOutcome({ kind: 'failed', message: m.import_too_large(), mayRetry: false })
    // a copy: what is previewed is what is written, even when the file is saved again in between
    const copy = await chosen.arrayBuffer().then(
      bytes => new File([bytes], chosen.name),
      () => undefined,
    )
    if (!copy) return setOutcome({ kind: 'failed', message: m.import_unreadable(), mayRetry: false })
    setFile(copy)
    return compare(copy)
  }

  /** Shows what the file would change; `notice` is why it is compared again. */
  async function compare(file: File, notice?: string) {
    try {
      const found = await preview.mutateAsync(formOf(file))
      setKey(newKey())
      setOutcome({ kind: 'preview', preview: found, notice })
    } catch (error) {
      const { code, message } = reasonOf(error)
      if (code === 'UNAUTHORIZED') return
      setOutcome({ kind: 'failed', message, mayRetry: code !== 'BAD_REQUEST' && code !== 'PAYLOAD_TOO_LARGE' })
    }
  }

  async function writeFile() {
    if (!file || outcome?.kind !== 'preview' || preview.isPending || write.isPending || isDrawing) return undefined
    setDrawing(true)
    try {
      const flags = await storeFlags(outcome.preview.flags)
      const done = await write.mutateAsync(formOf(file, outcome.preview.seen, flags))
      refreshPages()
      if (done.left === 0) setFile(undefined)
      setOutcome({ kind: 'done', ...done })
    } catch (error) {
      const { code, message } = reasonOf(error)
      if (code === 'PRECONDITION_FAILED' || code === 'BAD_REQUEST') return compare(file, message)
      if (code !== 'UNAUTHORIZED') setOutcome({ ...outcome, notice: message })
    } finally {
      setDrawing(false)
    }
    return undefined
  }

  /** Our drawings of flags as stored pictures, each once whatever is tried again. */
  async function storeFlags(wanted: Preview['flags']) {
    if (wanted.length === 0) return {}
    const { drawFlag } = await import('./draw-flag.ts')
    for (const { code, countryName } of wanted)
      if (!stored.current[code]) {
        const flag = await drawFlag(code, m.flag_of({ country: countryName }))
        stored.current[code] = await uploadPicture(flag, () => {}, new AbortController().signal)
      }
    return stored.current
  }

  async function undoImport() {
    if (outcome?.kind !== 'done' || undo.isPending) return
    try {
      const result = await undo.mutateAsync({ batch: outcome.batch })
      refreshPages()
      setOutcome({ kind: 'undone', ...result })
    } catch (error) {
      const { code, message } = reasonOf(error)
      if (code !== 'UNAUTHORIZED') setOutcome({ ...outcome, notice: message })
    }
  }

  /** Lists, and pages that were loaded ahead, show old records. */
  function refreshPages() {
    void queryClient().invalidateQueries(trpc().clients.pathFilter())
    router.clearCache()
  }

  return {
    file,
    busy: preview.isPending ? ('reading' as const) : write.isPending || isDrawing ? ('writing' as const) : undefined,
    isUndoing: undo.isPending,
    outcome,
    choose,
    write: writeFile,
    undo: undoImport,
    compareAgain() {
      if (file) void compare(file)
    },
    clear() {
      setFile(undefined)
      setOutcome(undefined)
    },
  }
}

function formOf(file: File, seen = '', flags: Record<string, string> = {}) {
  const form = new FormData()
  form.append('file', file)
  form.append('seen', seen)
  form.append('flags', JSON.stringify(flags))
  return form
}

function reasonOf(error: unknown) {
  if (error instanceof UploadFailure) return { code: undefined, message: error.message || m.offline() }
  const { isOffline, code, message = m.error_ours() } = readFailure(error)
  return { code, message: isOffline ? m.offline() : message }
}
