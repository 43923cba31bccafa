import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Client } from '#app/clients.ts'
import { m } from '#app/paraglide/messages.js'
import { readFailure, useTRPC, useTRPCClient } from '#app/trpc.ts'
import { type ClientTexts, clientTexts } from '#server/clients/schema.ts'
import { noCompany } from './-companies.tsx'
import { type Upload, usePictures } from './-pictures.ts'
import { UploadFailure } from './-upload.ts'

export type Phase = { kind: 'idle' } | { kind: 'uploading'; upload: Upload } | { kind: 'saving' }
type Notice = { kind: 'saved' } | { kind: 'failed'; reason?: string } | { kind: 'signed-out' } | { kind: 'conflict'; theirs: Client }

/** What the client form knows and does: texts, pictures, saving, and every way in which saving can end. */
export function useClientForm({ client, onSaved }: { client?: Client; onSaved: () => void }) {
  const api = useTRPCClient()
  const trpc = useTRPC()
  const router = useRouter()
  const queries = useQueryClient()
  const [opened, setOpened] = useState(client)
  const [existing, setExisting] = useState(client?.image ?? [])
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [notice, setNotice] = useState<Notice>()
  const [flagProblem, setFlagProblem] = useState<string>()
  const isSaving = useRef(false)
  const hasSaved = useRef(false)
  const version = useRef(client?.version)
  const pictures = usePictures()
  const form = useForm<ClientTexts>({ resolver: zodResolver(clientTexts), defaultValues: textsOf(client), shouldFocusError: false })
  const { errors, isDirty: areTextsDirty } = form.formState

  const isDirty = areTextsDirty || pictures.flag.length > 0 || pictures.added.length > 0 || existing.length !== (opened?.image.length ?? 0)

  // a problem is taken back as soon as its field is worked on; the next try to save looks again
  const { subscribe, clearErrors } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => { if (name && name !== 'company') clearErrors(name as keyof ClientTexts) } }), [subscribe, clearErrors])

  async function chooseFlag(files: File[]) {
    setFlagProblem(undefined)
    return pictures.add(files.slice(0, 1), 'flag')
  }

  /** Checks, stores the pictures, saves the record. Runs once at a time, however often it is called. */
  async function save() {
    if (isSaving.current) return
    isSaving.current = true
    try {
      const areTextsRight = await form.trigger()
      const needsFlag = !client && pictures.flag.length === 0
      setFlagProblem(needsFlag ? m.form_flag_needed() : undefined)
      if (areTextsRight && !needsFlag) await send()
    } catch (error) {
      setNotice(await noticeOf(error))
    } finally {
      isSaving.current = false
      setPhase({ kind: 'idle' })
    }
  }

  async function send() {
    const stored = await pictures.store(upload => setPhase({ kind: 'uploading', upload }))
    if (stored.refused > 0) return
    setPhase({ kind: 'saving' })
    const record = { ...form.getValues(), image: [...existing, ...stored.added] }
    if (opened) await api.clients.update.mutate({ ...record, ...(stored.flag && { countryFlagImage: stored.flag }), _id: opened._id, version: version.current })
    else if (stored.flag) await api.clients.create.mutate({ ...record, countryFlagImage: stored.flag })
    queries.removeQueries(trpc.clients.pathFilter())
    router.clearCache() // what other pages loaded ahead is old now
    if (opened) {
      hasSaved.current = true
      return onSaved()
    }
    form.reset(textsOf())
    pictures.clear()
    return setNotice({ kind: 'saved' })
  }

  async function noticeOf(error: unknown): Promise<Notice> {
    if (error instanceof UploadFailure) return error.status === 401 ? { kind: 'signed-out' } : { kind: 'failed', reason: error.status === 0 ? m.offline() : error.message || undefined }
    const { isOffline, code, message } = readFailure(error)
    if (isOffline) return { kind: 'failed', reason: m.offline() }
    if (code === 'UNAUTHORIZED') return { kind: 'signed-out' }
    if (code === 'NOT_FOUND') return { kind: 'failed', reason: m.client_gone() }
    if (code !== 'PRECONDITION_FAILED' || !opened) return { kind: 'failed', reason: message }
    return api.clients.byId.query({ _id: opened._id }).then(
      theirs => ({ kind: 'conflict', theirs }),
      () => ({ kind: 'failed', reason: message }),
    )
  }

  return {
    form, pictures, phase, notice, opened, existing, flagProblem, isDirty, hasSaved, chooseFlag, save,
    problems: problemsOf(errors, flagProblem, pictures),
    closeNotice: () => setNotice(undefined),
    removeExisting: (place: number) => setExisting(urls => urls.filter((_, n) => n !== place)),
    mine: () => ({ ...form.getValues(), pictures: existing.length + pictures.added.length, hasNewFlag: pictures.flag.length > 0 }),
    keepMine(theirs: Client) {
      version.current = theirs.version
      setNotice(undefined)
      void save()
    },
    takeTheirs(theirs: Client) {
      version.current = theirs.version
      setOpened(theirs)
      setExisting(theirs.image)
      form.reset(textsOf(theirs))
      pictures.clear()
      setNotice(undefined)
    },
  }
}

function textsOf(client?: Client): ClientTexts {
  if (!client) return { countryName: '', workSummary: '', workSummaryBn: '', company: [noCompany] }
  const { countryName, workSummary, workSummaryBn = '', company } = client
  return {
    countryName, workSummary, workSummaryBn,
    company: company.length > 0 ? company.map(entry => ({ ...noCompany, ...entry, valueOfEmployement: entry.valueOfEmployement?.toString() ?? '' })) : [noCompany],
  }
}

/** Every problem of the form in the order of its fields, each with the field to go to. */
function problemsOf(errors: ReturnType<typeof useForm<ClientTexts>>['formState']['errors'], flagProblem: string | undefined, { flag, added }: ReturnType<typeof usePictures>) {
  const problems: { id: string; label: string }[] = []
  const note = (id: string, label: string | undefined) => { if (label) problems.push({ id, label }) }
  note('countryName', errors.countryName?.message)
  note('flag', flagProblem ?? flag[0]?.problem)
  note('workSummary', errors.workSummary?.message)
  note('workSummaryBn', errors.workSummaryBn?.message)
  for (const [n, entry] of Object.entries(errors.company ?? [])) {
    if (!entry || typeof entry !== 'object') continue
    for (const field of ['companyName', 'companySector', 'companyNameBn', 'companySectorBn', 'valueOfEmployement'] as const) note(`company.${n}.${field}`, (entry as Record<string, { message?: string }>)[field]?.message)
  }
  for (const { problem } of added) note('images', problem)
  return problems
}
