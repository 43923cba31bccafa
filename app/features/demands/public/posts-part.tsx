import { Accordion } from '@agency/ui/Accordion'
import { Button } from '@agency/ui/Button'
import { CircleAlert, Plus } from 'lucide-react'
import { TextArea } from '@agency/ui/TextArea'
import { m } from '#i18n/paraglide/messages.js'
import { lineName, LINES_MAX } from '#server/features/demands/lines.shared.ts'
import { PostFields } from '#app/features/demands/post-fields.tsx'
import type { DemandFormState } from './use-demand-form.ts'

/** The posts: to fill in one by one, or to paste as lines of a table. */
export function PostsPart({ answer, rows, pasted, isAwake, ...state }: DemandFormState) {
  const { errors } = answer
  const problem = pasted.problem ?? errors.pasted
  return (
    <>
      {errors.lines && (
        <p id="lines" className="flex gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-[0.2em] size-[1.15em] shrink-0" />
          {errors.lines}
        </p>
      )}
      <div role="presentation" onPaste={state.pasteCells} className="grid gap-6">
        {rows.map(({ key, texts }, n) => (
          <PostFields
            key={key}
            n={n}
            field={field => {
              const name = lineName(n, field)
              const first = field === 'period' ? 'month' : undefined
              return { id: name, name, defaultValue: texts[field] || first, error: errors[name] }
            }}
            onRemove={isAwake && rows.length > 1 ? () => state.removeRow(n) : undefined}
          />
        ))}
      </div>
      {rows.length < LINES_MAX && (
        <div>
          <Button
            id="add-post"
            type={isAwake ? 'button' : 'submit'}
            name="action"
            value="lines"
            variant="secondary"
            onClick={isAwake ? state.addRow : undefined}
          >
            <Plus aria-hidden />
            {isAwake ? m.demand_add() : m.demand_add_many()}
          </Button>
        </div>
      )}
      <Accordion variant="box" title={m.demand_paste_title()} open={problem !== undefined || undefined}>
        <div className="grid gap-4">
          <TextArea
            id="pasted"
            name="pasted"
            label={m.demand_paste()}
            hint={m.demand_paste_hint()}
            error={problem}
            rows={4}
          />
          <div>
            <Button
              type={isAwake ? 'button' : 'submit'}
              name="action"
              value="lines"
              variant="secondary"
              onClick={isAwake ? state.fillInPasted : undefined}
            >
              {m.demand_paste_button()}
            </Button>
          </div>
        </div>
      </Accordion>
      <p id="paste-done" role="status" tabIndex={-1} className="font-semibold outline-none empty:hidden">
        {pasted.done}
      </p>
    </>
  )
}
