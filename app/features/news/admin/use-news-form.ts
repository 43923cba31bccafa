import { toast } from '@agency/ui/Toasts'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SavePhase } from '#app/editor/form-save-bar.tsx'
import { usePresence } from '#app/editor/presence.ts'
import { useRecovery } from '#app/editor/recovery.ts'
import { useSession } from '#app/editor/session.tsx'
import { UploadFailure } from '#app/editor/upload.ts'
import { usePictures } from '#app/editor/use-pictures.ts'
import { load, newKey, type Outputs, queryClient, readFailure, trpc, withKey } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { merge } from '#server/content/merge.shared.ts'
import { newsDraft, type NewsField, newsFields, newsInput, slugOf } from '#server/features/news/schema.ts'

export type EditedNews = Outputs['content']['open']
/** Every field as its input shows it. */
export type NewsTexts = Record<NewsField, string>
export type Kind = 'draft' | 'publish'

const names = Object.keys(newsFields) as NewsField[]
const FEATURE = 'news'
const adminRoute = getRouteApi('/admin')

export type NewsFormState = ReturnType<typeof useNewsForm>

/** The state of the form of one piece of news. `onCreated` gets the id of a new one after its first save. */
export function useNewsForm(opened: EditedNews | undefined, onCreated: (id: string, kind: Kind) => void) {
  const router = useRouter()
  const { keepSession } = useSession()
  const pictures = usePictures()
  const [record, setRecord] = useState({
    _id: opened?._id,
    newest: opened?.newest ?? 0,
    isLive: Boolean(opened?.live),
    isDraft: Boolean(opened?.draft),
  })
  const [phase, setPhase] = useState<SavePhase>({ kind: 'idle' })
  const [failure, setFailure] = useState<{ reason?: string | undefined }>()
  const [key, setKey] = useState(newKey) // the same until the record is saved: a lost response makes no second one
  const isSaving = useRef(false)
  const hasSaved = useRef(false)
  const { mutateAsync: saveDraft } = useMutation(trpc().content.saveDraft.mutationOptions(withKey(key)))
  const { mutateAsync: publish } = useMutation(trpc().content.publish.mutationOptions(withKey(key)))
  const form = useForm<NewsTexts>({ defaultValues: textsOf(valuesOf(opened)), shouldFocusError: false })
  const { errors } = form.formState
  const isDirty = form.formState.isDirty || pictures.main.length > 0
  const [saved, setSaved] = useState(() => textsOf(valuesOf(opened)))
  const recovery = useRecovery({
    personId: adminRoute.useRouteContext().me.uid,
    feature: FEATURE,
    recordId: record._id,
    seen: record.newest,
    savedValues: saved,
    getValues: () => withPicture(form.getValues(), pictures.main[0]?.stored),
    files: pictures.main.flatMap(({ name, stored }) => (stored ? [] : [name])),
    onRestore: values => showUnsaved(values as NewsTexts),
  })
  const presence = usePresence({ feature: FEATURE, recordId: record._id, isDirty })

  /** Checks, stores the picture, saves. Runs once at a time, however often it is called. */
  async function save(kind: Kind) {
    if (isSaving.current) return
    isSaving.current = true
    setFailure(undefined)
    try {
      await keepSession(() => send(kind), { text: m.session_text(), button: m.session_button() })
    } catch (error) {
      showFailure(error)
    } finally {
      isSaving.current = false
      setPhase({ kind: 'idle' })
    }
  }

  async function send(kind: Kind) {
    if (!check(kind)) return
    const stored = await pictures.store(upload => setPhase({ kind: 'uploading', upload }))
    if (stored.rejected > 0) return
    setPhase({ kind: 'saving' })
    const texts = withPicture(form.getValues(), stored.main)
    const data = { ...texts, slug: slugIn(texts) }
    const change = { feature: FEATURE, _id: record._id, seen: record.newest, data }
    const saved = await (kind === 'draft' ? saveDraft(change) : publish(change))
    setKey(newKey())
    setRecord(saved)
    setSaved(data)
    form.reset(data)
    pictures.clear()
    toast.success(kind === 'draft' ? m.content_draft_saved() : m.content_published())
    void queryClient().invalidateQueries(trpc().news.pathFilter())
    router.clearCache()
    if (record._id === undefined) {
      hasSaved.current = true
      onCreated(saved._id, kind)
    }
  }

  function showUnsaved(values: NewsTexts) {
    form.reset(values, { keepDefaultValues: true })
  }

  /** Takes over what somebody else has saved; what was typed here stays where both changed the same. */
  async function loadNewest(_id: string) {
    try {
      const now = await keepSession(() => load(trpc().content.open.queryOptions({ feature: FEATURE, _id })))
      const theirs = textsOf(valuesOf(now))
      const { merged } = merge(saved, form.getValues(), theirs, {})
      setRecord({ _id, newest: now.newest, isLive: Boolean(now.live), isDraft: Boolean(now.draft) })
      setSaved(theirs)
      form.reset(theirs)
      showUnsaved(merged)
    } catch (error) {
      showFailure(error)
    }
  }

  /** Shows what the rules say of each field; a picture that is chosen but not stored yet counts. */
  function check(kind: Kind) {
    form.clearErrors()
    const texts = form.getValues()
    const picture = pictures.hasMain() ? '/pictures/chosen' : texts.picture
    const schema = kind === 'draft' ? newsDraft : newsInput
    const { error } = schema.safeParse({ ...texts, picture, slug: slugIn(texts) })
    // a slug that is missing comes from the title that is missing
    const issues = error?.issues.filter(({ path }) => path[0] !== 'slug' || slugIn(texts) !== '') ?? []
    for (const { path, message } of issues.toReversed()) form.setError(path[0] as NewsField, { message })
    return error === undefined
  }

  function showFailure(error: unknown) {
    if (error instanceof UploadFailure)
      return error.status === 401 ? undefined : setFailure({ reason: error.status ? error.message : m.offline() })
    const { isOffline, code, message, field } = readFailure(error)
    if (code === 'UNAUTHORIZED') return undefined
    if (field && field in newsFields) return form.setError(field as NewsField, { message: message ?? m.error_ours() })
    return setFailure({ reason: isOffline ? m.offline() : message })
  }

  return {
    form,
    pictures,
    phase,
    failure,
    record,
    recovery,
    presence,
    isDirty,
    hasSaved,
    save,
    loadNewest() {
      if (record._id) void loadNewest(record._id)
    },
    closeFailure: () => setFailure(undefined),
    problems: names.flatMap(name => {
      const label = errors[name]?.message ?? (name === 'picture' ? pictures.main[0]?.problem : undefined)
      return label ? [{ id: name, label }] : []
    }),
  }
}

/** What the form shows of a record: its draft, else what visitors see. */
export const valuesOf = (opened: EditedNews | undefined): Record<string, unknown> =>
  opened?.draft?.data ?? opened?.live?.data ?? {}

function textsOf(data: Record<string, unknown>): NewsTexts {
  return Object.fromEntries(names.map(name => [name, String(data[name] ?? '')])) as NewsTexts
}

const withPicture = (texts: NewsTexts, stored: string | undefined): NewsTexts => ({
  ...texts,
  ...(stored && { picture: stored }),
})

/** The slug that was typed, or one made from the title; none for a record without a title. */
function slugIn({ slug, title }: NewsTexts) {
  return slug.trim() || (title.trim() && slugOf(title, newKey().slice(0, 8).replace('-', '')))
}
