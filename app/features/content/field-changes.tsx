import type { ReactNode } from 'react'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { m } from '#i18n/paraglide/messages.js'
import type { Field } from '#server/drafts/field.ts'
import { compareTexts, type FieldChange, type TextPart } from '#server/drafts/compare.shared.ts'
import { fieldText } from '#server/drafts/field-text.shared.ts'

type Heading = 'h3' | 'h4'

/** The fields that differ between two states, each with both of its values. */
export function FieldChanges({ changes, heading: Title }: { changes: FieldChange[]; heading: Heading }) {
  return changes.map(change => (
    <section key={change.name} className="grid min-w-0 gap-2">
      <Title className="font-sans text-sm font-semibold tracking-normal">{change.field.label()}</Title>
      <Values {...change} />
    </section>
  ))
}

/** A value of a field by itself. */
export function FieldValue({ field, value }: { field: Field; value: unknown }) {
  if (isEmpty(value)) return <span className="text-muted">{m.history_empty()}</span>
  if (field.kind === 'picture') return <Thumbnail url={String(value)} alt={field.label()} />
  return (
    <span lang={langOf(field)} className="whitespace-pre-line wrap-anywhere">
      {fieldText(field, value)}
    </span>
  )
}

export function Thumbnail({ url, alt }: { url: string; alt: string }) {
  return (
    <StoredPicture
      url={url}
      alt={alt}
      sizes="12rem"
      className="aspect-3/2 w-48 max-w-full rounded-md border border-line"
    />
  )
}

function Values({ field, before, after }: FieldChange) {
  if (SHORT.has(field.kind))
    return (
      <p className="flex flex-wrap items-center gap-2">
        <Side value={before}>
          <Removed>{fieldText(field, before)}</Removed>
        </Side>
        <span aria-hidden="true">→</span>
        <Side value={after}>
          <Added>{fieldText(field, after)}</Added>
        </Side>
      </p>
    )
  const words = field.kind === 'picture' ? undefined : compareTexts(fieldText(field, before), fieldText(field, after))
  return (
    <div className="grid min-w-0 gap-3 md:grid-cols-2">
      {[before, after].map((value, n) => (
        <div key={n} className="min-w-0 rounded-md border border-line bg-surface p-3">
          <p className="mb-1 text-xs font-semibold text-muted">{n === 0 ? m.history_before() : m.history_after()}</p>
          <Side value={value}>
            {words ? (
              <p lang={langOf(field)} className="whitespace-pre-line wrap-anywhere">
                <Text parts={n === 0 ? words.before : words.after} Mark={n === 0 ? Removed : Added} />
              </p>
            ) : (
              <Thumbnail url={String(value)} alt={field.label()} />
            )}
          </Side>
        </div>
      ))}
    </div>
  )
}

function Side({ value, children }: { value: unknown; children: ReactNode }) {
  return isEmpty(value) ? <span className="text-muted">{m.history_empty()}</span> : children
}

function Text({ parts, Mark }: { parts: TextPart[]; Mark: typeof Added }) {
  return parts.map(({ text, isChanged }, n) => (isChanged ? <Mark key={n}>{text}</Mark> : text))
}

function Added({ children }: { children: string }) {
  return (
    <ins className="rounded-sm bg-success-soft text-success underline decoration-2 underline-offset-2">
      <Spoken>{m.history_mark_added()}</Spoken>
      {children}
      <Spoken>{m.history_mark_end()}</Spoken>
    </ins>
  )
}

function Removed({ children }: { children: string }) {
  return (
    <del className="rounded-sm bg-danger-soft text-danger-strong line-through decoration-2">
      <Spoken>{m.history_mark_removed()}</Spoken>
      {children}
      <Spoken>{m.history_mark_end()}</Spoken>
    </del>
  )
}

/** Most screen readers announce neither element. */
const Spoken = ({ children }: { children: string }) => (
  <span lang={getLocale()} className="sr-only">
    {' '}
    {children}{' '}
  </span>
)

/** Kinds whose values are written in the language of the page, on one line. */
const SHORT = new Set<Field['kind']>(['number', 'date', 'check', 'choice', 'focus'])

/** The language of a field's texts. */
const langOf = ({ kind, lang }: Field) => lang ?? (SHORT.has(kind) ? undefined : 'en')

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
