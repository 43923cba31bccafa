import { Card } from '@agency/ui/Card'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Worker } from './queries.ts'
import { SkippedText } from './skipped-text.tsx'

/** What a worker went on without, with the reason and who gave it. */
export function SkipsCard({ worker: { skips } }: { worker: Worker }) {
  if (skips.length === 0) return null
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-sans text-lg">{m.application_skips()}</h2>
      <ul className="divide-y divide-line">
        {skips.map(({ id, outcome, text, by, at }) => (
          <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <SkippedText outcome={outcome} />
            <span lang={languageOf(text)} className="wrap-anywhere">
              {text}
            </span>
            <span className="text-sm text-muted">
              {by} · {formatDate(at, { dateStyle: 'medium' })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
