import { toast } from '@agency/ui/Toasts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Issue } from '#app/editor/save-failure.ts'
import { type Opened, type SaveKind, valuesIn } from '#app/editor/edited-record.ts'
import { useEditor } from '#app/editor/use-editor.ts'
import { usePictures } from '#app/editor/use-pictures.ts'
import { newKey } from '#app/rendering/trpc.ts'
import { newsDraft, type NewsField, newsFields, newsInput, slugOf } from '#server/features/news/schema.ts'

/** Every field as its input shows it. */
export type NewsTexts = Record<NewsField, string>

const names = Object.keys(newsFields) as NewsField[]

/** The state of the form of one piece of news. `onCreated` gets the id of a new one after its first save. */
export function useNewsForm(opened: Opened | undefined, onCreated: (id: string) => Promise<void>) {
  const pictures = usePictures()
  const form = useForm<NewsTexts>({ defaultValues: textsOf(valuesIn(opened)), shouldFocusError: false })
  const { errors } = form.formState
  const [spareSlug] = useState(() => newKey().slice(0, 8).replace('-', ''))

  /** A slug that is missing is made from the title; a record without a title has none. */
  function values(): NewsTexts {
    const { picture, ...texts } = trimmed(form.getValues())
    const slug = texts.slug || (texts.title && slugOf(texts.title, spareSlug))
    return { ...texts, picture: pictures.stored('picture')[0] ?? picture, slug }
  }

  /** Shows what the rules say of each field; a picture that is chosen but not stored yet counts. */
  function check(kind: SaveKind) {
    const texts = values()
    const picture = pictures.at('picture').length > 0 ? '/pictures/chosen' : texts.picture
    const { error } = (kind === 'draft' ? newsDraft : newsInput).safeParse({ ...texts, picture })
    form.clearErrors()
    // a slug that is missing comes from the title that is missing
    const issues = error?.issues.filter(({ path }) => path[0] !== 'slug' || texts.slug !== '') ?? []
    showIssues(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    return error === undefined
  }

  function showIssues(issues: Issue[]) {
    const known = issues.filter(({ path }) => path in newsFields)
    for (const { path, message } of known.toReversed()) form.setError(path as NewsField, { message })
    return known.length > 0
  }

  const editor = useEditor<NewsTexts>({
    feature: 'news',
    opened,
    toValues: textsOf,
    form: {
      values,
      show(texts) {
        const isDerived = !form.getValues('slug').trim() && texts.slug === slugOf(texts.title, spareSlug)
        form.reset(isDerived ? { ...texts, slug: '' } : texts)
        pictures.dropStored()
      },
      settle({ slug }) {
        const [stored] = pictures.stored('picture')
        if (stored) form.setValue('picture', stored)
        if (!form.getValues('slug').trim()) form.setValue('slug', slug)
        pictures.dropStored()
      },
      subscribe: callback => form.subscribe({ formState: { values: true }, callback }),
      unstored: pictures.unstored,
      prepare: async (kind, onUpload) => check(kind) && (await pictures.store(onUpload)) === 0,
      showIssues,
    },
    onCreated,
    onSaved(_kind, note) {
      if (note) toast.info(note)
    },
  })

  return {
    form,
    editor,
    pictures,
    problems: names.flatMap(name => {
      const label = errors[name]?.message ?? (name === 'picture' ? pictures.problem('picture') : undefined)
      return label ? [{ id: name, label }] : []
    }),
  }
}

function textsOf(data: Record<string, unknown>): NewsTexts {
  return Object.fromEntries(names.map(name => [name, String(data[name] ?? '')])) as NewsTexts
}

function trimmed(texts: NewsTexts): NewsTexts {
  return Object.fromEntries(names.map(name => [name, texts[name].trim()])) as NewsTexts
}
