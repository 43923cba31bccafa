import { toast } from '@agency/ui/Toasts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { Issue } from '#app/editor/save-failure.ts'
import { type Opened, type SaveKind, valuesIn } from '#app/editor/edited-record.ts'
import { useEditor } from '#app/editor/use-editor.ts'
import { type Upload, usePictures } from '#app/editor/use-pictures.ts'
import { findTwin, type Twin } from '#app/features/clients/country.ts'
import { load, queryClient, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type ClientTexts, clientTexts, countryInputs } from '#server/features/clients/schema.ts'
import { plainTexts, toValues } from './client-values.ts'
import { readClientsSearch } from './clients-search.ts'
import { countriesQuery } from './country-field.tsx'
import { defaultValues, isEmpty, listProblems, type Texts } from './form-values.ts'
import { findMisplacedTexts, type Misplaced } from './script.ts'
import { useFlag } from './use-flag.ts'

/** What has to be confirmed before a record is published. */
type Warning = { kind: 'script'; texts: Misplaced[] } | { kind: 'twin'; twin: Twin }
export type Question = Warning & { answer: (isConfirmed: boolean) => void }

type Options = {
  opened: Opened | undefined
  onCreated: (id: string) => Promise<void>
  /** A new record is published. */
  onAdded: () => void
}

/** The state of the client form: texts, pictures, its record, and what has to be confirmed. */
export function useClientForm({ opened, onCreated, onAdded }: Options) {
  const router = useRouter()
  const [start] = useState(() => toValues(valuesIn(opened)))
  const [stored, showStored] = useState({ flag: start.countryFlagImage, images: start.image })
  const storedNow = useRef(stored)
  const [question, setQuestion] = useState<Question>()
  const confirmed = useRef(new Set<string>())
  const pictures = usePictures()
  const flag = useFlag(pictures, { url: stored.flag, country: start.countryName })
  const form = useForm<ClientTexts>({
    resolver: zodResolver(clientTexts),
    defaultValues: defaultValues(start),
    shouldFocusError: false,
  })
  const { errors } = form.formState

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

  function setStored(next: typeof stored) {
    storedNow.current = next
    showStored(next)
  }

  /** The stored pictures of the record, with those that this form has stored. */
  function storedPictures() {
    const [flag = storedNow.current.flag] = pictures.stored('flag')
    return { flag, images: [...storedNow.current.images, ...pictures.stored('images')] }
  }

  function values(): Texts {
    const { flag, images } = storedPictures()
    return plainTexts({ ...form.getValues(), countryFlagImage: flag, image: images })
  }

  async function prepare(kind: SaveKind, onUpload: (upload: Upload) => void) {
    form.clearErrors()
    flag.showProblem(undefined)
    await flag.drawn()
    return (kind === 'draft' || (await mayPublish())) && (await pictures.store(onUpload)) === 0
  }

  async function mayPublish() {
    const areTextsRight = (await hasCountryAlone()) || (await form.trigger())
    const hasFlag = flag.check()
    if (!areTextsRight || !hasFlag) return false
    const texts = findMisplacedTexts(form.getValues(), defaultValues(start))
    if (texts.length > 0 && !(await confirm({ kind: 'script', texts }, JSON.stringify(texts)))) return false
    const name = form.getValues('countryName').trim()
    if (name === start.countryName && opened?.live) return true
    const twin = confirmed.current.has(name) ? undefined : await findOther(name)
    confirmed.current.add(name) // what is found next may be this record, saved without a response
    if (!twin || (await confirm({ kind: 'twin', twin }, twin._id))) return true
    confirmed.current.delete(name)
    return false
  }

  /** A country may be shown before its companies are known: nothing is typed of the only one, and the rest is right. */
  async function hasCountryAlone() {
    const [company, ...others] = form.getValues('company')
    return company !== undefined && others.length === 0 && isEmpty(company) && form.trigger(countryInputs)
  }

  async function findOther(name: string) {
    const [cards, countries] = await Promise.all([
      load(trpc().clients.cards.queryOptions()),
      queryClient().fetchQuery(countriesQuery()),
    ])
    return findTwin(cards, countries, name, editor.record._id)
  }

  /** Asks once for each content. */
  async function confirm(warning: Warning, content: string): Promise<boolean> {
    if (confirmed.current.has(content)) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setQuestion({ ...warning, answer: resolve })
    const isConfirmed = await promise
    setQuestion(undefined)
    if (isConfirmed) confirmed.current.add(content)
    return isConfirmed
  }

  function showIssues(issues: Issue[]) {
    const known = issues.filter(({ path }) => !path.startsWith('image'))
    for (const { path, message } of known)
      if (path === 'countryFlagImage') flag.showProblem(message)
      else form.setError(path as FieldPath<ClientTexts>, { message })
    return known.length > 0
  }

  const editor = useEditor<Texts>({
    feature: 'clients',
    opened,
    toValues,
    form: {
      values,
      show(next) {
        setStored({ flag: next.countryFlagImage, images: next.image })
        pictures.dropStored()
        form.reset(defaultValues(next))
      },
      sending:
        () =>
        ({ company }) => {
          setStored(storedPictures())
          pictures.dropStored()
          const blocks = form.getValues('company')
          if (blocks.length === company.length)
            for (const [n, { _id }] of company.entries()) if (!blocks[n]?._id) form.setValue(`company.${n}._id`, _id)
        },
      subscribe: callback => subscribe({ formState: { values: true }, callback }),
      unstored: pictures.unstored,
      prepare,
      showIssues,
    },
    onCreated: (id, kind) => (kind === 'draft' ? onCreated(id) : undefined),
    onSaved(kind, note) {
      if (kind === 'draft') {
        if (note) toast.info(note)
      } else if (editor.record._id === undefined) onAdded()
      else leave(editor.record._id, note)
    },
    failures: { NOT_FOUND: m.client_gone, UNPROCESSABLE_CONTENT: m.form_saved_before },
  })

  function leave(_id: string, note: string | undefined) {
    editor.allowLeaving()
    void router.navigate({
      to: '/admin/manage-clients',
      search: readClientsSearch(router.state.location.state.list ?? {}),
      state: { updated: { _id, note } },
    })
  }

  return {
    form,
    editor,
    pictures,
    flag,
    question,
    stored,
    problems: listProblems(errors, flag.problem, pictures),
    removeExisting: (place: number) =>
      setStored({ ...storedNow.current, images: storedNow.current.images.filter((_, n) => n !== place) }),
  }
}
