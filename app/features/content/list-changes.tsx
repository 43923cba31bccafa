import { Badge } from '@agency/ui/Badge'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ListField } from '#server/drafts/field.ts'
import type { EntryChange, ListChange } from '#server/drafts/compare.shared.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { FieldChanges, FieldValue, Thumbnail } from './field-changes.tsx'
import { namedEntry } from '#server/drafts/field-text.shared.ts'

/** The entries of a list that were added, removed, changed or moved. */
export function ListChanges({ list, entries }: ListChange) {
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{list.label()}</h3>
      <ul className={list.fields ? 'grid gap-3' : 'flex flex-wrap gap-3'}>
        {entries.map(entry => (
          <li key={entry.key} className="grid min-w-0 content-start gap-3 rounded-md border border-line bg-surface p-3">
            <Entry list={list} entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ list, entry: { kind, entry, fields, moved } }: { list: ListField; entry: EntryChange }) {
  const looks = {
    added: { variant: 'success', label: m.history_entry_added() },
    removed: { variant: 'danger', label: m.history_entry_removed() },
    changed: { variant: 'brand', label: m.history_entry_changed() },
  } as const
  const isRewritten = kind !== 'changed'
  const { variant, label } = looks[kind]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {(isRewritten || fields.length > 0) && <Badge variant={variant}>{label}</Badge>}
        {moved && (
          <Badge>{m.history_entry_moved({ from: formatNumber(moved.from), to: formatNumber(moved.to) })}</Badge>
        )}
        {list.fields && (
          <span
            className="min-w-0 font-semibold wrap-anywhere"
            {...(namedEntry(list.fields, entry) ?? nameOf(undefined))}
          />
        )}
      </div>
      {!list.fields && <Thumbnail url={String(entry)} alt={m.history_picture()} />}
      {isRewritten && fields.length > 0 && (
        <DescriptionList variant="beside">
          {fields.map(({ name, field, before, after }) => (
            <DescriptionItem key={name} term={field.label()}>
              <FieldValue field={field} value={kind === 'added' ? after : before} />
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
      {!isRewritten && <FieldChanges changes={fields} heading="h4" />}
    </>
  )
}
