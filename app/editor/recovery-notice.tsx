import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { contentTypes } from '#app/staff/content-types.ts'
import { m } from '#i18n/paraglide/messages.js'
import { formatMoment } from './format-moment.ts'
import type { Recovery, Restored } from './recovery.ts'
import type { StoredCopy } from './recovery-copies.ts'
import { useFocusNext } from './use-focus-next.ts'

const NOTICE_ID = 'recovery'

type Props = { feature: string; recovery: Recovery }

/** Above a form: copies of what was typed before and not saved, and what became of the one that is continued. */
export function RecoveryNotice({ feature, recovery }: Props) {
  const { copies, restored, isFull } = recovery
  const focusNext = useFocusNext()
  const focusNotice = () => focusNext(() => document.getElementById(NOTICE_ID))
  if (copies.length === 0 && !restored && !isFull) return null
  return (
    <section id={NOTICE_ID} tabIndex={-1} aria-label={m.recovery_title()} className="mb-8 grid max-w-page gap-4">
      {restored && (
        <RestoredNotice
          feature={feature}
          restored={restored}
          onClose={() => {
            recovery.dismiss()
            focusNext(findForm)
          }}
        />
      )}
      {copies.length > 0 && (
        <Alert title={m.recovery_title()}>
          <ul className="divide-y divide-brand/25">
            {copies.map(copy => (
              <CopyItem
                key={copy.key}
                feature={feature}
                copy={copy}
                isMoved={recovery.isMoved(copy)}
                onContinue={() => {
                  void recovery.restore(copy).then(focusNotice)
                }}
                onDiscard={() => {
                  recovery.discard(copy)
                  focusNext(() => document.getElementById(NOTICE_ID) ?? findForm())
                }}
              />
            ))}
          </ul>
        </Alert>
      )}
      {isFull && <Alert title={m.recovery_off()} />}
    </section>
  )
}

type ItemProps = {
  feature: string
  copy: StoredCopy
  isMoved: boolean
  onContinue: () => void
  onDiscard: () => void
}

function CopyItem({ feature, copy, isMoved, onContinue, onDiscard }: ItemProps) {
  const time = formatMoment(copy.at)
  const title = contentTypes[feature]?.title(copy.values)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p>
          {m.recovery_draft({ time })}
          {title && (
            <>
              {' · '}
              <span {...title} />
            </>
          )}
        </p>
        {isMoved && <p className="text-muted">{m.recovery_changed()}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" aria-label={m.recovery_continue_one({ time })} onClick={onContinue}>
          {m.recovery_continue()}
        </Button>
        <Button size="sm" variant="secondary" aria-label={m.recovery_discard_one({ time })} onClick={onDiscard}>
          {m.recovery_discard()}
        </Button>
      </div>
    </li>
  )
}

/** What is in the form now, and everything of the copy that is not. */
function RestoredNotice({ feature, restored, onClose }: { feature: string; restored: Restored; onClose: () => void }) {
  const { at, isMoved, isOlderForm, conflicts, leftovers, files, lostPictures } = restored
  return (
    <Alert
      title={m.recovery_restored({ time: formatMoment(at) })}
      actions={
        <Button size="sm" variant="secondary" onClick={onClose}>
          {m.close()}
        </Button>
      }
    >
      <div className="grid gap-2">
        {isMoved && <p>{m.recovery_merged()}</p>}
        {isOlderForm && <p>{m.recovery_older()}</p>}
        {conflicts.length > 0 && (
          <Lines
            title={m.recovery_conflicts()}
            lines={conflicts.map(({ path, theirs }) => [labelOf(feature, path), theirs])}
          />
        )}
        {Object.keys(leftovers).length > 0 && (
          <Lines title={m.recovery_leftovers()} lines={Object.entries(leftovers)} />
        )}
        {files.length > 0 && <p>{m.recovery_files({ names: files.join(', ') })}</p>}
        {lostPictures.length > 0 && <p>{m.recovery_lost({ names: lostPictures.join(', ') })}</p>}
      </div>
    </Alert>
  )
}

function Lines({ title, lines }: { title: string; lines: [string, unknown][] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="list-disc ps-5">
        {lines.map(([name, value]) => (
          <li key={name} className="whitespace-pre-line">
            {name}: {textOf(value)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The label of the field or list at a path of `merge`. */
function labelOf(feature: string, path: string) {
  const { fields = {}, lists = {} } = contentTypes[feature] ?? {}
  const [name = path, , inner] = path.split('/')
  const list = lists[name]
  const label = (list ?? fields[name])?.label() ?? name
  const field = inner && list?.fields?.[inner]
  return field ? `${label}: ${field.label()}` : label
}

function textOf(value: unknown): string {
  if (value === undefined) return m.conflict_removed()
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value !== 'object' || value === null) return String(value ?? '') || m.conflict_empty()
  return Object.entries(value)
    .flatMap(([name, field]) => (name === '_id' || !field ? [] : [String(field)]))
    .join(' – ')
}

const findForm = () => document.querySelector<HTMLElement>('main form :is(input, textarea, select):enabled')
