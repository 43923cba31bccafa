import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  /** when the record will be erased, as its owner asked */
  eraseAt: string | undefined
  text: string
  keep: () => Promise<unknown>
  /** what is said when it is kept */
  kept: string
}

/** Says that a record's owner has asked for its erasure, and when it happens; staff can stop it until then. */
export function ErasureNotice({ eraseAt, text, keep, kept }: Props) {
  const { act, isPending } = useStaffAction()
  if (!eraseAt) return null
  return (
    <Alert
      title={m.erase_on({ at: formatDate(eraseAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
      actions={
        <Button size="sm" busy={isPending} onClick={() => void act(keep, kept)}>
          {m.erase_stopped()}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
