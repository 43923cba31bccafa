import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { toast } from '@agency/ui/Toasts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { DAY_KINDS, DAY_MAX } from '#server/features/workers/documents.shared.ts'

/** Writes down what a stage has to show of many applicants at once. */
export function DayMany({ applications, isBusy }: { applications: string[]; isBusy: boolean }) {
  const navigate = useNavigate()
  const back = useLocation({ select: ({ href }) => href })
  const isTooMany = applications.length > DAY_MAX
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" busy={isBusy}>
          <ClipboardCheck aria-hidden="true" />
          {m.day_menu()}
        </Button>
      }
    >
      {DAY_KINDS.map(kind => (
        <DropdownMenuItem
          key={kind}
          onSelect={() =>
            isTooMany
              ? toast.error(m.day_too_many({ max: formatNumber(DAY_MAX) }))
              : void navigate({ to: '/admin/workers/day', search: { kind, of: applications.join(','), back } })
          }
        >
          {kindLabels[kind]()}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  )
}
