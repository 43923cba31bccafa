import { Button } from '@agency/ui/Button'
import { Spinner } from '@agency/ui/Spinner'
import { TextField } from '@agency/ui/TextField'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { getRouteApi, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { usePaused } from '#app/list/use-paused.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { TAKE } from './count-hash.ts'
import { EmployerPaymentForm } from './employer-payment-dialog.tsx'
import { mayTake } from './money-card.tsx'
import { PaymentForm } from './payment-dialog.tsx'
import { moneyQuery, type Payers } from './queries.ts'

const staffRoute = getRouteApi('/admin')

type Payer = { kind: 'worker' | 'employer'; id: string; title: string; currency: string }

/** Takes money of anybody who is found by a name or a number, without the file or the demand being opened. */
export function TakeMoney() {
  const [isOpen, setOpen] = useState(false)
  const [payer, setPayer] = useState<Payer>()
  const navigate = useNavigate()
  const hasHash = useLocation({ select: ({ hash }) => hash === TAKE })
  const isAsked = useHydrated() && hasHash // the server knows no hash
  function close() {
    if (hasHash) void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
    setOpen(false)
    setPayer(undefined)
  }
  return (
    <>
      <Button variant="accent" onClick={() => setOpen(true)}>
        <Banknote aria-hidden="true" />
        {m.payment_take_any()}
      </Button>
      {(isOpen || isAsked) && (
        <FormDialog open onClose={close} title={payer ? `${m.payment_take()}: ${payer.title}` : m.payment_take_any()}>
          {payer === undefined && <FindPayer onFound={setPayer} />}
          {payer?.kind === 'worker' && <OfWorker id={payer.id} onSaved={close} />}
          {payer?.kind === 'employer' && (
            <EmployerPaymentForm demand={payer.id} currency={payer.currency} onSaved={close} />
          )}
        </FormDialog>
      )}
    </>
  )
}

function OfWorker({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { data } = useQuery(moneyQuery(id))
  const { me } = staffRoute.useRouteContext()
  if (!data) return <Spinner label={m.list_loading()} />
  if (!mayTake(me, data)) return <p className="text-danger">{m.money_before()}</p>
  return <PaymentForm worker={id} money={data} onSaved={onSaved} />
}

const SEARCH_MIN = 2

function FindPayer({ onFound }: { onFound: (payer: Payer) => void }) {
  const [typed, setTyped] = useState('')
  const search = usePaused(typed.trim())
  const { data } = useQuery({
    ...trpc().payments.payers.queryOptions(search.length < SEARCH_MIN ? skipToken : { words: search }),
    placeholderData: keepPreviousData,
  })
  const isAsked = search.length >= SEARCH_MIN
  return (
    <div className="grid gap-5">
      <TextField
        label={m.payment_payer()}
        hint={m.payment_payer_hint()}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status" className="grid gap-5">
        {isAsked && data && data.workers.length + data.employers.length === 0 && (
          <p className="text-muted">{m.payment_payer_none()}</p>
        )}
        {isAsked && data && (
          <>
            <Found label={m.payment_payer_workers()} kind="worker" found={data.workers} onFound={onFound} />
            <Found label={m.payment_payer_employers()} kind="employer" found={data.employers} onFound={onFound} />
          </>
        )}
      </div>
    </div>
  )
}

type FoundProps = {
  label: string
  kind: Payer['kind']
  found: Payers['employers']
  onFound: (payer: Payer) => void
}

function Found({ label, kind, found, onFound }: FoundProps) {
  if (found.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-sans text-sm text-muted">{label}</h3>
      <ul className="grid gap-2">
        {found.map(({ id, title, note, currency }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-line pb-2">
            <span className="grid min-w-0">
              <span lang={languageOf(title)} className="wrap-anywhere">
                {title}
              </span>
              <span className="text-sm text-muted">{note}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${m.payment_take()}: ${title}`}
              onClick={() => onFound({ kind, id, title, currency })}
            >
              {m.payment_take()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
