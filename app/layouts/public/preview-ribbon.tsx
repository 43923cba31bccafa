import { gutter } from '@agency/ui/Section'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

const style = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Tells a draft's page from the public one: when it was saved, and what visitors see. `at` and `publishAt` are ISO. */
export function PreviewRibbon({ isLive, at, publishAt }: { isLive: boolean; at: string; publishAt: string | null }) {
  const date = formatDate(at, style)
  return (
    <aside
      aria-label={m.preview_title()}
      className={`sticky top-[calc(var(--spacing)*16+var(--stay-top))] z-30 flex flex-wrap items-center gap-x-3 bg-accent py-2 text-sm text-on-accent print:static ${gutter}`}
    >
      <span className="font-semibold">{m.preview_title()}</span>
      <span>
        {publishAt
          ? m.preview_scheduled({ date, time: formatDate(publishAt, style) })
          : isLive
            ? m.preview_changed({ date })
            : m.preview_new({ date })}
      </span>
    </aside>
  )
}
