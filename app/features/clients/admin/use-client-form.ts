import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Client } from '#app/features/clients/queries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { load, newKey, queryClient, readFailure, trpc, withKey } from '#app/rendering/trpc.ts'
import { type ClientTexts, clientTexts } from '#server/features/clients/schema.ts'
import { type Conflicted, namesOf, partsIn } from './conflict.tsx'
import { findTwin, type Twin } from '#app/features/clients/country.ts'
import { countriesQuery } from './country-field.tsx'
import { defaultValues, listProblems, textsOf, type Texts } from './form-values.ts'
import { type Choice, merge } from './merge.ts'
import type { SavePhase } from '#app/editor/form-save-bar.tsx'
import { usePictures } from '#app/editor/use-pictures.ts'
import { type Misplaced, findMisplacedTexts } from './script.ts'
import { useSession } from '#app/editor/session.tsx'
import { UploadFailure } from '#app/editor/upload.ts'
import { useFlag } from './use-flag.ts'

export type Notice =
  | { kind: 'script'; texts: Misplaced[] }
  | { kind: 'twin'; twin: Twin }
  | { kind: 'saved' }
  | { kind: 'failed'; reason?: string }
  | ({ kind: 'conflict'; remote: Client } & Conflicted)
/** The choices where somebody else has changed the same, saved as `remote`. */
type Decided = { remote: Client; by: string[]; choices: Record<string, Choice> }

/** `onSaved` gets a sentence on other people's changes that the saved record has, too. */
type Options = { client?: Client; onSaved: (note?: string) => void }

export type ClientFormState = ReturnType<typeof useClientForm>

/** The state of the client form: texts, pictures, saving, and what has to be confirmed or shown. */
export function useClientForm({ client, onSaved }: Options) {
  const router = useRouter()
  const { keepSession } = useSession()
  const [existing, setExisting] = useState(client?.image ?? [])
  const [phase, setPhase] = useState<SavePhase>({ kind: 'idle' })
  const [notice, setNotice] = useState<Notice>()
  const [saved, setSaved] = useState(0)
  const isSaving = useRef(false)
  const hasSaved = useRef(false)
  const confirmed = useRef(new Set<'script' | 'twin'>())
  const [key, setKey] = useState(newKey) // the same until the record is saved: a lost response makes no second one
  const { mutateAsync: createClient } = useMutation(trpc().clients.create.mutationOptions(withKey(key)))
  const { mutateAsync: updateClient } = useMutation(trpc().clients.update.mutationOptions())
  const pictures = usePictures()
  const flag = useFlag(pictures, client)
  const form = useForm<ClientTexts>({
    resolver: zodResolver(clientTexts),
    defaultValues: defaultValues(client),
    shouldFocusError: false,
  })
  const { errors, isDirty: areTextsDirty } = form.formState

  const isDirty =
    areTextsDirty ||
    pictures.main.length > 0 ||
    pictures.added.length > 0 ||
    existing.length !== (client?.image.length ?? 0)

  // an error goes as soon as its field is edited; the next save checks again
  const { subscribe, clearErrors } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && name !== 'company') clearErrors(name as keyof ClientTexts)
        },
      }),
    [subscribe, clearErrors],
  )

  /** Checks, stores the pictures, saves the record. Runs once at a time, however often it is called. */
  async function save(decided?: Decided) {
    if (isSaving.current) return
    isSaving.current = true
    setNotice(undefined)
    try {
      const areTextsRight = await form.trigger()
      const hasFlag = await flag.check()
      if (!areTextsRight || !hasFlag) return
      await keepSession(() => send(decided), { text: m.session_text(), button: m.session_button() })
    } catch (error) {
      setNotice(noticeOf(error))
    } finally {
      isSaving.current = false
      setPhase({ kind: 'idle' })
    }
  }

  async function send(decided?: Decided) {
    const warning = await findWarning()
    if (warning) return setNotice(warning)
    const stored = await pictures.store(upload => setPhase({ kind: 'uploading', upload }))
    if (stored.rejected > 0) return
    setPhase({ kind: 'saving' })
    const record = { ...form.getValues(), image: [...existing, ...stored.added] }
    if (client) await update(client, { ...record, countryFlagImage: stored.main ?? client.countryFlagImage }, decided)
    else if (stored.main) await create({ ...record, countryFlagImage: stored.main })
  }

  /** What has to be confirmed before a save and is not yet. */
  async function findWarning(): Promise<Notice | undefined> {
    const texts = findMisplacedTexts(form.getValues(), defaultValues(client))
    if (texts.length > 0 && !confirmed.current.has('script')) return { kind: 'script', texts }
    const name = form.getValues('countryName')
    if (confirmed.current.has('twin') || name.trim() === client?.countryName) return undefined
    setPhase({ kind: 'saving' })
    const [cards, countries] = await Promise.all([
      load(trpc().clients.cards.queryOptions()),
      queryClient().fetchQuery(countriesQuery()),
    ])
    const twin = findTwin(cards, countries, name, client?._id)
    return twin && { kind: 'twin', twin }
  }

  async function create(record: Texts) {
    await createClient(record).catch((error: unknown) => {
      if (readFailure(error).isOffline) confirmed.current.add('twin') // the record may have been saved
      throw error
    })
    setKey(newKey())
    refreshLists()
    form.reset(defaultValues())
    confirmed.current.clear()
    flag.forget()
    pictures.clear()
    setSaved(before => before + 1)
    setNotice({ kind: 'saved' })
  }

  /**
   * Saves the changes since `opened`, merged with what others have saved meanwhile; where both changed the same, the
   * person decides.
   */
  async function update(opened: Client, given: Texts, decided?: Decided): Promise<void> {
    const { remote, by, choices } = decided ?? { remote: opened, by: [], choices: {} }
    const { record, remoteChanges } = merge(textsOf(opened), given, textsOf(remote), choices)
    try {
      await updateClient({ ...record, _id: opened._id, version: remote.version })
    } catch (error) {
      if (readFailure(error).code !== 'PRECONDITION_FAILED') throw error
      const { client: now, by } = await load(
        trpc().clients.changedSince.queryOptions({ _id: opened._id, version: opened.version }),
      )
      const { conflicts } = merge(textsOf(opened), given, textsOf(now))
      if (conflicts.length > 0) return setNotice({ kind: 'conflict', remote: now, by, conflicts })
      return update(opened, given, { remote: now, by, choices: {} })
    }
    refreshLists()
    hasSaved.current = true
    onSaved(
      remoteChanges.size > 0 ? m.conflict_merged({ name: namesOf(by), parts: partsIn(remoteChanges) }) : undefined,
    )
  }

  /** Lists, and pages that were loaded ahead, show old records. */
  function refreshLists() {
    void queryClient().invalidateQueries(trpc().clients.pathFilter())
    router.clearCache()
  }

  return {
    form,
    pictures,
    phase,
    notice,
    existing,
    flag,
    isDirty,
    hasSaved,
    saved,
    save,
    problems: listProblems(errors, flag.problem, pictures),
    closeNotice: () => setNotice(undefined),
    removeExisting: (place: number) => setExisting(urls => urls.filter((_, n) => n !== place)),
    /** Saves in spite of the warning. */
    confirm() {
      if (notice?.kind === 'script' || notice?.kind === 'twin') confirmed.current.add(notice.kind)
      void save()
    },
    closeWarning() {
      confirmed.current.clear()
      setNotice(undefined)
    },
    decide: (choices: Record<string, Choice>) => {
      if (notice?.kind === 'conflict') void save({ ...notice, choices })
    },
  }
}

/** Error codes with a sentence of their own here. */
const messages: Record<string, () => string> = { NOT_FOUND: m.client_gone, UNPROCESSABLE_CONTENT: m.form_saved_before }

/** The message for a save that failed; undefined when the person closed the login. */
function noticeOf(error: unknown): Notice | undefined {
  if (error instanceof UploadFailure)
    return error.status === 401
      ? undefined
      : { kind: 'failed', reason: error.status === 0 ? m.offline() : error.message || undefined }
  const { isOffline, code, message } = readFailure(error)
  if (code === 'UNAUTHORIZED') return undefined
  return { kind: 'failed', reason: isOffline ? m.offline() : (messages[code ?? '']?.() ?? message) }
}
