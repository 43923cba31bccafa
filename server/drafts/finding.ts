import type { ContentStore } from '#server/drafts/define-content.ts'
import { type Field, TEXT_KINDS } from '#server/drafts/field.ts'
import { parseText, plainText } from '#server/drafts/text-schema.ts'
import type { Words } from '#server/registration/define-feature.ts'

const BANGLA = 'Bn'

/** A text and its translation without the marks of lists and links. */
export const wordsOfText = (english = '', bangla?: string): Words => ({
  english: withoutMarks(english),
  ...(bangla && { bangla: withoutMarks(bangla) }),
})

/**
 * The texts that people read in a document and in the entries of its lists, each with its translation; descriptions of
 * pictures are left out.
 */
export function textsOfDocument(
  { fields, lists = {} }: Pick<ContentStore, 'fields' | 'lists'>,
  record: object,
): Words[] {
  const values = record as Record<string, object[] | undefined>
  return [
    ...textsOf(fields, record),
    ...Object.entries(lists).flatMap(([name, list]) =>
      list.fields ? (values[name] ?? []).flatMap(entry => textsOf(list.fields!, entry)) : [],
    ),
  ]
}

function textsOf(fields: Record<string, Field>, record: object): Words[] {
  const values = record as Record<string, string | undefined>
  return Object.entries(fields).flatMap(([name, { kind, of, lang }]) => {
    if (!TEXT_KINDS.has(kind) || of || lang || !values[name]) return []
    return [wordsOfText(values[name], values[name + BANGLA])]
  })
}

function withoutMarks(text: string) {
  return parseText(text)
    .flatMap(block => (block.type === 'list' ? block.items : [block.content]))
    .map(plainText)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
