import { toast } from '@agency/ui/Toasts'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { type Opened, type SaveKind, valuesIn } from '#app/editor/edited-record.ts'
import type { Issue } from '#app/editor/save-failure.ts'
import { useEditor } from '#app/editor/use-editor.ts'
import { type Upload, usePictures } from '#app/editor/use-pictures.ts'
import { contentTypes } from '#app/staff/content-types.ts'
import { newKey } from '#app/rendering/new-key.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { type DocumentLists, documentSchemas } from '#server/drafts/document-schema.ts'
import { problemsOf } from '#server/drafts/problems.shared.ts'
import type { DocumentState } from './document-state.ts'
import { entriesOf, placeOf, plainValues, type Shape, toInputs, toValues } from './document-values.ts'
import { pathOfPlace } from './picture-place.ts'
import { describePicture, takePicture } from './take-picture.ts'

type Values = Record<string, unknown>
type Options = {
  feature: string
  opened: Opened | undefined
  /** A new record is saved; it gets this id. */
  onCreated: (id: string) => Promise<void>
}

/** The state of the form of one document: its inputs, its pictures, what is wrong with them, and its record. */
export function useDocument({ feature, opened, onCreated }: Options): DocumentState {
  const type = contentTypes[feature]!
  const shape: Shape = type
  const derived = derivedFields(shape)
  const [spare] = useState(() => newKey().slice(0, 8).replace('-', ''))
  const form = useForm<FieldValues>({ defaultValues: toInputs(shape, valuesIn(opened)), shouldFocusError: false })
  const [issues, setIssues] = useState<Issue[]>([])
  const [suggested, setSuggested] = useState<string[]>([])
  const [outdated, setOutdated] = useState<string[]>([])
  const filled = useRef(new Map<string, string>())
  const describing = useRef<Promise<unknown>>(undefined)
  const pictures = usePictures(setPicture)

  // a problem, or that a text is a suggestion, goes as soon as its field is edited
  const { subscribe, getValues } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          setIssues(issues => without(issues, ({ path }) => path === name))
          const isIt = (place: string) => pathOfPlace(place, getValues()) === name
          setSuggested(places => without(places, isIt))
          setOutdated(places => without(places, isIt))
        },
      }),
    [subscribe, getValues],
  )

  function setPicture(place: string, path: string) {
    const kept = takePicture(shape, form, place, path, filled.current)
    setOutdated(before => [...before, ...kept])
    const described = describe(place, path)
    describing.current = Promise.all([describing.current, described])
  }

  /** Fills empty texts about a picture with what the library says of it, or with a suggestion. */
  async function describe(place: string, path: string) {
    const library = await trpcClient()
      .media.byPath.query({ path })
      .catch(() => undefined) // it is at another host, or there is no connection: there are suggestions
    if (library?.isDecorative) return
    const described = describePicture(shape, form, place, library ?? {})
    for (const { place: own, text } of described) filled.current.set(own, text)
    setSuggested(before => [...before, ...described.flatMap(each => (each.isSuggestion ? each.place : []))])
  }

  /** What the form holds, and of what may be left empty what is made of the rest. */
  function values() {
    const values = toValues(shape, form.getValues())
    for (const [name, derive] of derived) values[name] ||= derive(values, spare)
    return values
  }

  /** The same as the form shows it: what nobody has typed stays empty. */
  function untyped(values: Values) {
    const given = form.getValues()
    const made = derived.filter(([name, derive]) => !given[name]?.trim() && values[name] === derive(values, spare))
    return { ...values, ...Object.fromEntries(made.map(([name]) => [name, ''])) }
  }

  function check(kind: SaveKind) {
    const schemas = documentSchemas(type.fields, type.lists as DocumentLists, type.rules)
    const given = values()
    const found =
      kind === 'draft' ? (schemas.draftSchema.safeParse(given).error?.issues ?? []) : problemsOf(schemas, given)
    // what is made of a text that is missing is missing with it
    const issues = found.filter(({ path }) => !derived.some(([name]) => name === path[0] && !given[name]))
    showIssues(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    return found.length === 0
  }

  function showIssues(issues: Issue[]) {
    const placed = issues.flatMap(({ path, message }) => {
      const place = placeOf(shape, path)
      return place === undefined ? [] : [{ path: place, message }]
    })
    setIssues(placed)
    return placed.length > 0
  }

  async function prepare(kind: SaveKind, onUpload: (upload: Upload) => void) {
    setIssues([])
    const areStored = (await pictures.store(onUpload)) === 0
    await describing.current
    return areStored && check(kind)
  }

  const editor = useEditor<Values>({
    feature,
    opened,
    toValues: stored => plainValues(shape, stored),
    form: {
      values,
      show: next => form.reset(toInputs(shape, untyped(next), form.getValues())),
      sending() {
        const isEmpty = (name: string) => !form.getValues(name).trim()
        const made = derived.filter(([name]) => isEmpty(name))
        return saved => {
          for (const [name] of made) if (isEmpty(name)) form.setValue(name, saved[name])
          for (const name of Object.keys(shape.lists)) {
            const inputs = entriesOf(form.getValues(name))
            const entries = entriesOf(saved[name])
            if (inputs.length !== entries.length) continue // some were added or removed meanwhile
            for (const [n, { _id }] of entries.entries()) if (!inputs[n]?._id) form.setValue(`${name}.${n}._id`, _id)
          }
        }
      },
      subscribe: callback => subscribe({ formState: { values: true }, callback }),
      unstored: pictures.unstored,
      prepare,
      showIssues,
    },
    onCreated,
    onSaved(_kind, note) {
      if (note) toast.info(note)
    },
  })

  return {
    shape,
    form,
    editor,
    pictures,
    issues,
    errorOf: (path: string) => issues.find(issue => issue.path === path)?.message,
    isSuggested: (place: string) => suggested.includes(place),
    isOutdated: (place: string) => outdated.includes(place),
    forgetIssuesOf: (list: string) => setIssues(issues => issues.filter(({ path }) => !path.startsWith(`${list}.`))),
  }
}

const derivedFields = ({ fields }: Shape) =>
  Object.entries(fields).flatMap(([name, { derived }]) => (derived ? [[name, derived] as const] : []))

/** The list itself where nothing goes: it is no change then. */
function without<T>(list: T[], isGone: (item: T) => boolean): T[] {
  return list.some(isGone) ? list.filter(item => !isGone(item)) : list
}
