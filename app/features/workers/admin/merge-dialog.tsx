import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Chosen } from '#server/features/workers/merge.shared.ts'
import { FileName } from './file-name.tsx'
import { compareQuery, type Comparison, type SealedNumbers, type Worker } from './queries.ts'
import { workersClient } from './workers-client.ts'

type File = Worker['alike'][number]
type Props = { worker: Worker; file: File; undo: () => Promise<unknown>; onClose: () => void }

/**
 * Asks before a file is merged into this one: who they are, what this one gets, and of what both say otherwise which
 * stands. Where it may be somebody else, somebody has to choose.
 */
export function MergeDialog({ worker, file, undo, onClose }: Props) {
  const { data, error } = useQuery(compareQuery(file.id, worker.id))
  const [chosen, setChosen] = useState<Chosen>({})
  const [isTried, setTried] = useState(false)
  const { run, isPending } = useStaffAction()
  const open = data?.differs.filter(({ unit, isAsked }) => isAsked && !chosen[unit]) ?? []
  const isReady = data !== undefined && open.length === 0

  async function merge() {
    setTried(true)
    if (!isReady) return
    const work = () => workersClient().merge.mutate({ id: file.id, into: worker.id, chosen })
    await run(work, { done: m.worker_merged({ reference: file.reference }), undo })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.worker_merge_title()}
      description={m.worker_merge_explained()}
      labels={{ confirm: m.worker_merge(), cancel: m.cancel() }}
      variant="neutral"
      busy={isPending}
      onConfirm={() => void merge()}
    >
      <div className="grid gap-5">
        <dl className="grid gap-4 sm:grid-cols-2">
          {[[m.worker_merge_stays(), worker] as const, [m.worker_merge_goes(), file] as const].map(([term, each]) => (
            <div key={each.id}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="mt-1">
                <FileName {...each} />
              </dd>
            </div>
          ))}
        </dl>
        {error && <Alert variant="danger" title={readFailure(error).message ?? m.error_ours()} />}
        {!data && !error && <Spinner label={m.list_loading()} />}
        {data && (
          <Choices
            comparison={data}
            ids={{ kept: worker.id, given: file.id }}
            chosen={chosen}
            onChosen={setChosen}
            missing={isTried ? open.map(({ unit }) => unit) : []}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

type ChoicesProps = {
  comparison: Comparison
  ids: { kept: string; given: string }
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
  missing: string[]
}

/**
 * What the file that stays gets, and of each difference which one stands. Sealed numbers are shown on demand; each look
 * has a line in the log.
 */
function Choices({ comparison: { gets, differs }, ids, chosen, onChosen, missing }: ChoicesProps) {
  const [numbers, setNumbers] = useState<{ kept: SealedNumbers; given: SealedNumbers }>()
  const { run, isPending } = useStaffAction()
  const isAnySealed = differs.some(({ isSealed }) => isSealed)
  const look = (id: string) => workersClient().look.mutate({ id })
  const show = () =>
    void run(async () => {
      const [kept, given] = [await look(ids.kept), await look(ids.given)]
      setNumbers({ kept, given })
    }, {})
  return (
    <>
      {gets.length > 0 && <p className="text-sm">{m.worker_merge_gets({ what: gets.join(', ') })}</p>}
      {isAnySealed && !numbers && (
        <Button variant="secondary" size="sm" className="justify-self-start" busy={isPending} onClick={show}>
          <Eye aria-hidden="true" />
          {m.worker_look()}
        </Button>
      )}
      {differs.map(({ unit, label, isAsked, isSealed, ...texts }) => {
        const optionOf = (whose: 'kept' | 'given', name: string) => ({
          value: whose,
          label:
            [isSealed && numbers?.[whose][unit as keyof SealedNumbers], texts[whose]].filter(Boolean).join(', ') ||
            name,
          description: name,
        })
        return (
          <RadioGroup
            key={unit}
            name={unit}
            legend={m.worker_merge_which({ what: label })}
            required={isAsked}
            value={chosen[unit] ?? (isAsked ? '' : 'kept')}
            onValueChange={value => onChosen({ ...chosen, [unit]: value as 'kept' | 'given' })}
            error={missing.includes(unit) ? m.worker_merge_choose_one() : undefined}
            options={[optionOf('kept', m.worker_merge_of_kept()), optionOf('given', m.worker_merge_of_given())]}
          />
        )
      })}
    </>
  )
}
