import { Button } from '@agency/ui/Button'
import { CalendarClock, PhoneForwarded, PhoneMissed, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { CallOnDialog } from './call-on-dialog.tsx'
import { callLabels } from './labels.ts'
import { useLogCall } from './use-log-call.ts'

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
  onCalled?: () => void
  /** Follows where a call that was logged is taken back, with the note that went with it. */
  onUndone?: (text: string) => void
}

/** How a call went, one press each: reached, nobody answered, somebody else’s number, or call again at a time. */
export function CallOutcomes({ id, name, text = '', hasKeys = false, onCalled, onUndone }: Props) {
  const { log, isPending } = useLogCall(onUndone, name)
  const [isAsking, setAsking] = useState(false)
  const keyOf = (key: number) => (hasKeys ? { 'aria-keyshortcuts': String(key) } : {})
  return (
    <div className={`grid grid-cols-2 gap-2 ${hasKeys ? '[&>button]:px-3' : 'sm:flex sm:flex-wrap'}`}>
      {ONE_PRESS.map(({ outcome, Icon }, n) => (
        <Button
          key={outcome}
          variant="secondary"
          size={hasKeys ? undefined : 'sm'}
          busy={isPending}
          {...keyOf(n + 1)}
          onClick={() => void log({ id, outcome, text }).then(isLogged => isLogged && onCalled?.())}
        >
          <Icon aria-hidden="true" />
          {callLabels[outcome]()}
          {hasKeys && <Key of={n + 1} />}
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
        {hasKeys && <Key of={ONE_PRESS.length + 1} />}
      </Button>
      {isAsking && (
        <CallOnDialog
          id={id}
          name={name}
          text={text}
          onClose={() => setAsking(false)}
          onCalled={() => {
            setAsking(false)
            onCalled?.()
          }}
          onUndone={onUndone}
        />
      )}
    </div>
  )
}

/** The key that does the same as a button, beside its words. */
export const keyLook = 'rounded-sm border border-edge bg-sunken px-1.5 font-mono text-xs max-sm:hidden'

const Key = ({ of }: { of: number }) => (
  <kbd aria-hidden="true" className={keyLook}>
    {of}
  </kbd>
)
