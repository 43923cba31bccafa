import { FieldPair } from '@agency/ui/FieldPair'
import type { ComponentProps, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { MissingTranslations } from '#app/editor/missing-translations.tsx'
import { useBanglaFont, useTranslation } from '#app/editor/use-translation.tsx'
import { isMissing } from '#server/drafts/translations.shared.ts'
import type { NewsField } from '#server/features/news/schema.ts'
import { NewsInput } from './news-input.tsx'
import type { NewsTexts } from './use-news-form.ts'

/** A text and its translation. */
type Pair = [NewsField, NewsField]
const pairs: Pair[] = [
  ['title', 'titleBn'],
  ['text', 'textBn'],
  ['place', 'placeBn'],
]
const description: Pair = ['alt', 'altBn']

type Props = {
  form: UseFormReturn<NewsTexts>
  errorOf: (name: NewsField) => string | undefined
  /** The input of the picture, which stands before its description. */
  picture: ReactNode
}

/** The inputs of a piece of news, each text with its translation. */
export function NewsFields({ form, errorOf, picture }: Props) {
  useBanglaFont()
  const input = (name: NewsField) => <NewsInput key={name} name={name} error={errorOf(name)} form={form} />
  const pair = ([english, bangla]: Pair) => (
    <FieldPair key={english}>
      {input(english)}
      <Translation english={english} name={bangla} error={errorOf(bangla)} form={form} />
    </FieldPair>
  )
  return (
    <div className="grid min-w-0 gap-y-6">
      {pairs.map(pair)}
      {picture}
      {pair(description)}
      <div className="grid min-w-0 gap-x-8 gap-y-6 lg:grid-cols-2">
        {(['date', 'slug', 'country', 'service'] as const).map(input)}
      </div>
    </div>
  )
}

/** How many of its texts are not in Bangla yet. */
export function NewsTranslations({ form }: Pick<Props, 'form'>) {
  return <MissingTranslations control={form.control} find={findTranslations} />
}

function findTranslations(texts: NewsTexts) {
  return [...pairs, description].map(([english, bangla]) => ({
    id: bangla,
    isMissing: isMissing(texts[english], texts[bangla]),
  }))
}

function Translation({ english, ...props }: ComponentProps<typeof NewsInput> & { english: NewsField }) {
  return <NewsInput {...props} {...useTranslation(props.form.control, english, props.name)} />
}
