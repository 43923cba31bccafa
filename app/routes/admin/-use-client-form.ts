import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Client } from '#app/clients.ts'
import { textIn } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { newKey, readFailure, useTRPC, useTRPCClient, withKey } from '#app/trpc.ts'
import { type ClientTexts, clientTexts } from '#server/clients/schema.ts'
import { noCompany } from './-companies.tsx'
import { type Conflicted, namesOf, partsIn } from './-conflict.tsx'
import { type Country, findTwin, type Twin } from './-country.ts'
import { type Choice, merge, type Texts, textsOf } from './-merge.ts'
import { type Upload, usePictures } from './-pictures.ts'
import { type Misplaced, misplaced } from './-script.ts'
import { useSession } from './-session.tsx'
import { UploadFailure } from './-upload.ts'

export type Phase = { kind: 'idle' } | { kind: 'uploading'; upload: Upload } | { kind: 'saving' }
export type Notice = { kind: 'script'; texts: Misplaced[] } | { kind: 'twin'; twin: Twin } | { kind: 'saved' } | { kind: 'failed'; reason?: string } | ({ kind: 'conflict'; theirs: Client } & Conflicted)
/** What was decided about the changes that somebody else has saved as `theirs`. */
type Decided = { theirs: Client; choices: Record<string, Choice> }

/** A flag from the list of countries: on its way, then there. */
type Listed = { code?: string; file?: File; coming?: Promise<void> }

type Options = { client?: Client; /** `note` says what else became of the record. */ onSaved: (note?: string) => void }

/** What the client form knows and does: texts, pictures, saving, and every way in which saving can end. */
export function useClientForm({ client, onSaved }: Options) {
  const api = useTRPCClient()
  const trpc = useTRPC()
  const router = useRouter()
  const queries = useQueryClient()
  const { keepSession } = useSession()
  const [existing, setExisting] = useState(client?.image ?? [])
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [notice, setNotice] = useState<Notice>()
  const [flagProblem, setFlagProblem] = useState<string>()
  const [saved, setSaved] = useState(0)
  const isSaving = useRef(false)
  const hasSaved = useRef(false)
  const answered = useRef(new Set<'script' | 'twin'>())
  const listed = useRef<Listed>({})
  const key = useRef(newKey()) // the same until the record is saved, so that no second one comes of a lost answer
  const pictures = usePictures()
  const form = useForm<ClientTexts>({ resolver: zodResolver(clientTexts), defaultValues: valuesOf(client), shouldFocusError: false })
  const { errors, isDirty: areTextsDirty } = form.formState

  const isDirty = areTextsDirty || pictures.flag.length > 0 || pictures.added.length > 0 || existing.length !== (client?.image.length ?? 0)

  // a problem is taken back as soon as its field is worked on; the next try to save looks again
  const { subscribe, clearErrors } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => { if (name && name !== 'company') clearErrors(name as keyof ClientTexts) } }), [subscribe, clearErrors])

  async function chooseFlag(files: File[]) {
    listed.current = {}
    setFlagProblem(undefined)
    return pictures.add(files.slice(0, 1), 'flag')
  }

  function removeFlag(id: string) {
    listed.current = {}
    pictures.remove(id)
  }

  /** Takes the flag of a country from our own drawings; a file that somebody has chosen stays, and so does the flag of the same country. */
  function takeFlagOf({ code, name, nameBn }: Country) {
    const before = listed.current
    if (before.code === code || (pictures.hasFlag() && !pictures.isFlag(before.file)) || (!before.code && client?.countryNameBn === nameBn)) return
    const own: Listed = { code }
    listed.current = own
    setFlagProblem(undefined)
    own.coming = bring(own, { code, name: m.flag_of({ country: textIn(name, nameBn).children }) })
  }

  async function bring(own: Listed, { code, name }: { code: string; name: string }) {
    try {
      const { drawFlag } = await import('./-flag-file.ts')
      own.file = await drawFlag(code, name)
      if (listed.current === own) await pictures.add([own.file], 'flag')
    } catch {
      if (listed.current !== own) return
      listed.current = {}
      if (!client) setFlagProblem(m.form_flag_failed())
    }
  }

  /** Checks, stores the pictures, saves the record. Runs once at a time, however often it is called. */
  async function save(decided?: Decided) {
    if (isSaving.current) return
    isSaving.current = true
    setNotice(undefined)
    try {
      const areTextsRight = await form.trigger()
      await listed.current.coming
      const needsFlag = !client && !pictures.hasFlag()
      setFlagProblem(needsFlag ? m.form_flag_needed() : undefined)
      if (areTextsRight && !needsFlag) await keepSession(() => send(decided), { text: m.session_text(), button: m.session_button() })
    } catch (error) {
      setNotice(noticeOf(error))
    } finally {
      isSaving.current = false
      setPhase({ kind: 'idle' })
    }
  }

  async function send(decided?: Decided) {
    const question = await findQuestion()
    if (question) return setNotice(question)
    const stored = await pictures.store(upload => setPhase({ kind: 'uploading', upload }))
    if (stored.refused > 0) return
    setPhase({ kind: 'saving' })
    const record = { ...form.getValues(), image: [...existing, ...stored.added] }
    if (client) await update(client, { ...record, countryFlagImage: stored.flag ?? client.countryFlagImage }, decided)
    else if (stored.flag) await create({ ...record, countryFlagImage: stored.flag })
  }

  /** What is asked before a save and has not been answered yet. */
  async function findQuestion(): Promise<Notice | undefined> {
    const texts = misplaced(form.getValues(), valuesOf(client))
    if (texts.length > 0 && !answered.current.has('script')) return { kind: 'script', texts }
    const name = form.getValues('countryName')
    if (answered.current.has('twin') || name.trim() === client?.countryName) return undefined
    setPhase({ kind: 'saving' })
    const [cards, countries] = await Promise.all([
      queries.fetchQuery(trpc.clients.cards.queryOptions(undefined, { staleTime: 0 })), queries.fetchQuery(trpc.clients.countries.queryOptions(undefined, { staleTime: Infinity })),
    ])
    const twin = findTwin(cards, countries, name, client?._id)
    return twin && { kind: 'twin', twin }
  }

  async function create(record: ClientTexts & Pick<Client, 'countryFlagImage' | 'image'>) {
    await api.clients.create.mutate(record, withKey(key.current)).catch((error: unknown) => {
      if (readFailure(error).isOffline) answered.current.add('twin') // what is there by now may be this very record
      throw error
    })
    key.current = newKey()
    forgetLists()
    form.reset(valuesOf())
    answered.current.clear()
    listed.current = {}
    pictures.clear()
    setSaved(before => before + 1)
    setNotice({ kind: 'saved' })
  }

  /** Saves what has been changed since `opened`, beside what somebody else has saved meanwhile; asks where both have changed the same. */
  async function update(opened: Client, given: ClientTexts & Pick<Client, 'countryFlagImage' | 'image'>, decided?: Decided, by: string[] = []): Promise<void> {
    const { theirs = opened, choices = {} } = decided ?? {}
    const { record, theirChanges } = merge(textsOf(opened), asTexts(given), textsOf(theirs), choices)
    try {
      await api.clients.update.mutate({ ...record, _id: opened._id, version: theirs.version })
    } catch (error) {
      if (readFailure(error).code !== 'PRECONDITION_FAILED') throw error
      const { client: now, by } = await api.clients.changedSince.query({ _id: opened._id, version: opened.version })
      const { conflicts } = merge(textsOf(opened), asTexts(given), textsOf(now))
      if (conflicts.length > 0) return setNotice({ kind: 'conflict', theirs: now, by, conflicts })
      return update(opened, given, { theirs: now, choices: {} }, by)
    }
    forgetLists()
    hasSaved.current = true
    onSaved(theirChanges.size > 0 ? m.conflict_merged({ name: namesOf(by), parts: partsIn(theirChanges) }) : undefined)
  }

  /** What lists and other pages loaded ahead is old now. */
  function forgetLists() {
    queries.removeQueries(trpc.clients.pathFilter())
    router.clearCache()
  }

  return {
    form, pictures, phase, notice, existing, flagProblem, isDirty, hasSaved, saved, chooseFlag, removeFlag, takeFlagOf, save,
    problems: problemsOf(errors, flagProblem, pictures),
    closeNotice: () => setNotice(undefined),
    removeExisting: (place: number) => setExisting(urls => urls.filter((_, n) => n !== place)),
    /** Saves what was asked about as it is. */
    confirm() {
      if (notice?.kind === 'script' || notice?.kind === 'twin') answered.current.add(notice.kind)
      void save()
    },
    closeQuestion() {
      answered.current.clear()
      setNotice(undefined)
    },
    decide: (choices: Record<string, Choice>) => { if (notice?.kind === 'conflict') void save({ theirs: notice.theirs, choices }) },
  }
}

/** Refusals that mean more here than they say. */
const ENDS: Record<string, () => string> = { NOT_FOUND: m.client_gone, UNPROCESSABLE_CONTENT: m.form_saved_before }

/** What to say of a save that failed; nothing when it was only not wanted without a session. */
function noticeOf(error: unknown): Notice | undefined {
  if (error instanceof UploadFailure) return error.status === 401 ? undefined : { kind: 'failed', reason: error.status === 0 ? m.offline() : error.message || undefined }
  const { isOffline, code, message } = readFailure(error)
  if (code === 'UNAUTHORIZED') return undefined
  return { kind: 'failed', reason: isOffline ? m.offline() : (ENDS[code ?? '']?.() ?? message) }
}

function valuesOf(client?: Client): ClientTexts {
  if (!client) return { countryName: '', workSummary: '', workSummaryBn: '', company: [noCompany] }
  const { countryName, workSummary, workSummaryBn, company } = textsOf(client)
  return { countryName, workSummary, workSummaryBn, company: company.length > 0 ? company : [noCompany] }
}

function asTexts({ workSummaryBn, company, ...record }: ClientTexts & Pick<Client, 'countryFlagImage' | 'image'>): Texts {
  return { ...record, workSummaryBn: workSummaryBn ?? '', company: company.map(({ companyNameBn, companySectorBn, ...entry }) => ({ ...entry, companyNameBn: companyNameBn ?? '', companySectorBn: companySectorBn ?? '' })) }
}

/** Every problem of the form in the order of its fields, each with the field to go to. */
function problemsOf(errors: ReturnType<typeof useForm<ClientTexts>>['formState']['errors'], flagProblem: string | undefined, { flag, added }: ReturnType<typeof usePictures>) {
  const problems: { id: string; label: string }[] = []
  const note = (id: string, label: string | undefined) => { if (label) problems.push({ id, label }) }
  note('countryName', errors.countryName?.message)
  note('flag', flagProblem ?? flag[0]?.problem)
  note('workSummary', errors.workSummary?.message)
  note('workSummaryBn', errors.workSummaryBn?.message)
  note('companies', errors.company?.root?.message ?? errors.company?.message)
  for (const [n, entry] of Object.entries(errors.company ?? [])) {
    if (!entry || typeof entry !== 'object') continue
    for (const field of ['companyName', 'companySector', 'companyNameBn', 'companySectorBn', 'valueOfEmployement'] as const) note(`company.${n}.${field}`, (entry as Record<string, { message?: string }>)[field]?.message)
  }
  for (const { problem } of added) note('images', problem)
  return problems
}
