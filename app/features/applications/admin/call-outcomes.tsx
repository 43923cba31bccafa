import { Button } from '@agency/ui/Button'
import { CalendarClock, PhoneForwarded, PhoneMissed, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import type { CallOutcome } from '#server/features/applications/stages/states.shared.ts'
import { CallKey } from './call-key.tsx'
import { CallOnDialog } from './call-on-dialog.tsx'
import { callLabels } from './labels.ts'
import { type LoggedCall, useLogCall } from './use-log-call.ts'

const ONE_PRESS = [
  { outcome: 'reached', Icon: PhoneForwarded },
  { outcome: 'missed', Icon: PhoneMissed },
  { outcome: 'wrong', Icon: PhoneOff },
] as const

type Props = {
  id: string
  /** Whose call it is, where the next person opens afterwards. */
  name?: string
  /** A note that goes with the call. */
  text?: string
  /** Whether each can be pressed by a digit, which stands beside it. */
  hasKeys?: boolean
  onCalled?: (outcome: CallOutcome) => void
  /** Follows where a call that was logged is taken back, with the note that went with it. */
  onUndone?: (text: string) => void
  /** Says that it is logged in place of a toast. */
  onLogged?: (call: LoggedCall) => void
}

/** How a call went, one press each: reached, nobody answered, somebody else’s number, or call again at a time. */
export function CallOutcomes({ id, name, text = '', hasKeys = false, onCalled, onUndone, onLogged }: Props) {
  const { log, isPending } = useLogCall({ name, onUndone, onLogged })
  const [isAsking, setAsking] = useState(false)
  const keyOf = (key: number) => (hasKeys ? { 'aria-keyshortcuts': String(key) } : {})
  return (
    <div className={`grid grid-cols-2 gap-2 ${hasKeys ? '' : 'sm:flex sm:flex-wrap'}`}>
      {ONE_PRESS.map(({ outcome, Icon }, n) => (
        <Button
          key={outcome}
          variant="secondary"
          size={hasKeys ? undefined : 'sm'}
          busy={isPending}
          {...keyOf(n + 1)}
          onClick={() => void log({ id, outcome, text }).then(isLogged => isLogged && onCalled?.(outcome))}
        >
          <Icon aria-hidden="true" />
          {callLabels[outcome]()}
          {hasKeys && <CallKey of={n + 1} />}
        </Button>
      ))}
      <Button
        variant="secondary"
        size={hasKeys ? undefined : 'sm'}
        busy={isPending}
        {...keyOf(ONE_PRESS.length + 1)}
        onClick={() => setAsking(true)}
      >
        <CalendarClock aria-hidden="true" />
        {m.call_on()}
        {hasKeys && <CallKey of={ONE_PRESS.length + 1} />}
      </Button>
      {isAsking && (
        <CallOnDialog
          id={id}
          name={name}
          text={text}
          onClose={() => setAsking(false)}
          onCalled={() => {
            setAsking(false)
            onCalled?.('again')
          }}
          onUndone={onUndone}
          onLogged={onLogged}
        />
      )}
    </div>
  )
}
