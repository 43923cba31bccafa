import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { type Answers, newKey, readFailure, useTRPC, useTRPCClient, withKey } from '#app/rendering/trpc.ts'
import { EXCHANGE_MAX_BYTES } from '#server/features/clients/import-limits.ts'

export type Preview = Answers['clients']['previewImport']
type Step = 'reading' | 'writing'
/** What became of the file: it could not be read (`isPassing` when the same file may be read later), would do this, or has done that. `notice` says why it was not written. */
type Outcome =
  | { kind: 'failed'; message: string; isPassing: boolean }
  | { kind: 'preview'; preview: Preview; key: string; notice?: string }
  | { kind: 'done'; added: number; changed: number }

/** A file on its way in: chosen, compared with what is here, written. What was chosen stays until it is written or taken away. */
export function useImport() {
  const api = useTRPCClient()
  const trpc = useTRPC()
  const router = useRouter()
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState<Step>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [signedOut, setSignedOut] = useState<Step>()

  async function choose(chosen: File) {
    setOutcome(undefined)
    setFile(chosen)
    if (chosen.size > EXCHANGE_MAX_BYTES)
      return setOutcome({ kind: 'failed', message: m.import_too_large(), isPassing: false })
    // a copy: what is previewed is what is written, even when the file is saved anew in between
    const copy = await chosen.arrayBuffer().then(
      bytes => new File([bytes], chosen.name),
      () => undefined,
    )
    if (!copy) return setOutcome({ kind: 'failed', message: m.import_unreadable(), isPassing: false })
    setFile(copy)
    return compare(copy)
  }

  /** Asks what the file would do; `notice` is why it is asked again. */
  async function compare(file: File, notice?: string) {
    setBusy('reading')
    try {
      setOutcome({
        kind: 'preview',
        preview: await api.clients.previewImport.mutate(formOf(file)),
        key: newKey(),
        notice,
      })
    } catch (error) {
      const { code, message } = reasonOf(error)
      if (code === 'UNAUTHORIZED') setSignedOut('reading')
      else setOutcome({ kind: 'failed', message, isPassing: code !== 'BAD_REQUEST' && code !== 'PAYLOAD_TOO_LARGE' })
    } finally {
      setBusy(undefined)
    }
  }

  async function write() {
    if (!file || outcome?.kind !== 'preview' || busy) return undefined
    setBusy('writing')
    try {
      const done = await api.clients.import.mutate(formOf(file, outcome.preview.seen), withKey(outcome.key))
      queries.removeQueries(trpc.clients.pathFilter())
      router.clearCache() // what other pages loaded ahead is old now
      setFile(undefined)
      setOutcome({ kind: 'done', ...done })
    } catch (error) {
      const { code, message } = reasonOf(error)
      if (code === 'PRECONDITION_FAILED' || code === 'BAD_REQUEST') return compare(file, message)
      if (code === 'UNAUTHORIZED') setSignedOut('writing')
      else setOutcome({ ...outcome, notice: message })
    } finally {
      setBusy(undefined)
    }
    return undefined
  }

  return {
    file,
    busy,
    outcome,
    choose,
    write,
    isSignedOut: signedOut !== undefined,
    again: () => {
      if (file) void compare(file)
    },
    takeAway() {
      setFile(undefined)
      setOutcome(undefined)
    },
    closeSignIn: () => setSignedOut(undefined),
    afterSignIn() {
      setSignedOut(undefined)
      if (signedOut === 'writing') void write()
      else if (file) void compare(file)
    },
  }
}

function formOf(file: File, seen = '') {
  const form = new FormData()
  form.append('file', file)
  form.append('seen', seen)
  return form
}

function reasonOf(error: unknown) {
  const { isOffline, code, message = m.error_ours() } = readFailure(error)
  return { code, message: isOffline ? m.offline() : message }
}
