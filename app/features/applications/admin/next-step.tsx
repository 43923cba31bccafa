import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { useState } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ENDED, type State, stateLabels, STATES, STEPS } from '#server/features/applications/stages/states.shared.ts'
import { InviteOne } from './invite-one.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MoveForm } from './move-form.tsx'
import type { Application } from './queries.ts'

/** The next state in one press; every other one behind a menu. */
export function NextStep({ application }: { application: Application }) {
  const { id, state, vacancy } = application
  const [chosen, setChosen] = useState<State>()
  const position = STEPS.indexOf(state)
  const next = position === -1 ? undefined : STEPS[position + 1]
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-sans text-lg">
          {next ? m.application_next_state({ state: stateLabels[next]() }) : m.application_ended()}
        </h2>
        {vacancy && (
          <p className="text-sm text-muted tabular-nums">
            {m.application_posts({ taken: formatNumber(vacancy.taken), posts: formatNumber(vacancy.posts) })}
          </p>
        )}
      </div>
      {next && <MoveForm application={application} state={next} isFolded />}
      <div className="flex flex-wrap gap-2">
        {(state === 'received' || state === 'called') && <InviteOne application={application} />}
        {!ENDED.includes(state) && (
          <Button variant="danger-quiet" size="sm" onClick={() => setChosen('rejected')}>
            {stateLabels.rejected()}…
          </Button>
        )}
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="sm">
              {m.application_other_state()}
            </Button>
          }
        >
          {STATES.filter(each => each !== state && each !== next).map(each => (
            <DropdownMenuItem key={each} onSelect={() => setChosen(each)}>
              {stateLabels[each]()}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      </div>
      <MoveDialog id={id} state={chosen} onClose={() => setChosen(undefined)} />
    </Card>
  )
}
