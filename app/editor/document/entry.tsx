import { IconButton } from '@agency/ui/Button'
import { EntryCard } from '@agency/ui/EntryCard'
import { Tooltip } from '@agency/ui/Tooltip'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { namedEntry } from '#server/drafts/field-text.shared.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { PlaceInput } from '#app/editor/place-input.tsx'
import { DocumentFields } from './document-fields.tsx'
import { isLong } from './field-rows.ts'
import { entryLabel } from './entry-label.ts'
import { picturePlace } from './picture-place.ts'
import type { DocumentState } from './document-state.ts'
import { buttonId, type useEntries } from './use-entries.ts'

/** Fewer entries need no more than the buttons up and down. */
const PLACES_MIN = 3

type Props = {
  document: DocumentState
  list: string
  entries: ReturnType<typeof useEntries>
  n: number
  entryKey: string
}

/** One entry of a list: its inputs, and buttons that move and remove it. */
export function Entry({ document, list, entries, n, entryKey }: Props) {
  const { shape, form, issues, pictures } = document
  const { fields, move, remove } = entries
  const count = entries.entries.length
  const values = useWatch({ control: form.control, name: `${list}.${n}` }) as Record<string, unknown> | undefined
  const place = entryLabel(shape, list, n)
  const name = namedEntry(fields, values)
  const title = name?.children ?? place
  const picture = Object.keys(fields).find(field => fields[field]!.kind === 'picture')
  const [chosen] = picture ? pictures.at(picturePlace(picture, { list, key: entryKey })) : []
  const url = picture && typeof values?.[picture] === 'string' ? values[picture] : ''
  return (
    <EntryCard
      aria-label={name ? `${place}: ${title}` : place}
      title={
        name ? (
          <span lang={name.lang}>
            <MailAddress email={name.children} />
          </span>
        ) : (
          place
        )
      }
      description={chosen && (chosen.problem ?? m.file_progress())}
      thumb={
        chosen ? (
          <img src={chosen.url} alt="" className="aspect-3/2 w-18 shrink-0 rounded-sm bg-sunken object-cover" />
        ) : (
          url && <StoredPicture url={url} alt="" sizes="72px" className="aspect-3/2 w-18 shrink-0 rounded-sm" />
        )
      }
      dragId={count > 1 ? entryKey : undefined}
      foldable={isLong(fields)}
      defaultOpen={count === 1 || entries.isNew(entryKey)}
      invalid={Boolean(chosen?.problem) || issues.some(({ path }) => path.startsWith(`${list}.${n}.`))}
      actions={
        <>
          {count > PLACES_MIN && (
            <PlaceInput
              id={buttonId(entryKey, 'place')}
              n={n}
              count={count}
              words={{
                toPlace: m.entry_to_place({ n: formatNumber(n + 1), title }),
                newPlace: m.entry_place({ title }),
              }}
              onMove={(to, isDone) => move(n, to, isDone ? 'place' : undefined)}
              inputClassName="max-w-14 max-sm:me-auto"
              className="min-w-11 text-sm text-muted enabled:hover:bg-brand-soft enabled:active:bg-line max-sm:me-auto"
            />
          )}
          {count > 1 && (
            <>
              <Tooltip>
                <IconButton
                  id={buttonId(entryKey, 'up')}
                  aria-label={m.entry_up({ title })}
                  aria-disabled={n === 0 || undefined}
                  onClick={() => move(n, n - 1, 'up')}
                  className="aria-disabled:text-edge"
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
              </Tooltip>
              <Tooltip>
                <IconButton
                  id={buttonId(entryKey, 'down')}
                  aria-label={m.entry_down({ title })}
                  aria-disabled={n === count - 1 || undefined}
                  onClick={() => move(n, n + 1, 'down')}
                  className="aria-disabled:text-edge"
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
              </Tooltip>
            </>
          )}
          <Tooltip>
            <IconButton
              id={buttonId(entryKey, 'remove')}
              aria-label={m.entry_remove({ title })}
              onClick={() => remove(n)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </>
      }
    >
      <DocumentFields document={document} fields={fields} prefix={`${list}.${n}.`} entryKey={entryKey} />
    </EntryCard>
  )
}
