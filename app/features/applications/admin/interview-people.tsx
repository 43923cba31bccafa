import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { SelectAll } from '@agency/ui/DataTable'
import { Progress } from '@agency/ui/Progress'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { useEffect } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { useSelection } from '#app/list/use-selection.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { typedResults } from '#server/features/applications/work-schema.ts'
import { PART_SIZE } from '#server/trpc/schema.ts'
import { applicationsClient } from './applications-client.ts'
import { type InterviewPerson as Person, OutcomeBar, useOutcome } from './interview-outcome.tsx'
import { InterviewPerson } from './interview-person.tsx'
import { WriteNext } from './interview-writing.tsx'
import type { Interview } from './queries.ts'

const RESULTS_ID = 'interview-results'

/** Everybody who is invited: written to one by one, who came, how the test went and what came of it, with room for a signature on paper. */
export function InterviewPeople({ interview: { id, people }, me }: { interview: Interview; me: Me }) {
  const selection = useSelection<Person>(person => person.id, { rows: people, count: people.length })
  const outcome = useOutcome(selection)
  const form = useStaffForm({
    schema: typedResults,
    values: Object.fromEntries(people.map(person => [person.id, person.testResult])),
    async send(given) {
      const results = changed.map(person => ({ id: person.id, testResult: given[person.id] ?? '' }))
      for (let at = 0; at < results.length; at += PART_SIZE)
        await applicationsClient().interviews.saveResults.mutate({ results: results.slice(at, at + PART_SIZE) })
    },
    done: () => m.interview_results_saved(),
    isKept: true,
    keptAs: `${me.uid}:interview:${id}`,
  })
  const { follow } = form
  const changed = people.filter(person => form.isChanged(person.id))
  const written = people.filter(person => person.written.length > 0).length
  useEffect(() => {
    follow(Object.fromEntries(people.map(person => [person.id, person.testResult])))
  }, [people, follow])

  return (
    <>
      <StaffForm
        form={form}
        className="grid grid-cols-1 gap-4"
        actions={
          <Button
            type="submit"
            variant="accent"
            busy={form.isBusy}
            disabled={changed.length === 0}
            className="justify-self-start print:hidden"
          >
            {m.interview_save_results()}
          </Button>
        }
      >
        <WriteNext people={people} outcome={outcome} />
        <Progress
          className="max-w-md print:hidden"
          label={m.interview_written()}
          detail={m.list_done_of({ done: formatNumber(written), total: formatNumber(people.length) })}
          value={written}
          max={people.length}
        />
        <div className="flex flex-wrap items-center gap-x-2 print:hidden">
          <div className="sm:hidden">
            <SelectAll
              rows={people}
              selection={selection}
              label={<span className="sr-only">{m.list_select_page()}</span>}
            />
          </div>
          <Attendances people={people} />
        </div>
        <datalist id={RESULTS_ID}>
          {[m.result_passed(), m.result_failed()].map(result => (
            <option key={result} value={result} />
          ))}
        </datalist>
        <Table variant="stack" label={m.interview_people_label()}>
          <TableHead>
            <Row>
              <HeadCell className="min-w-0! print:hidden">
                <SelectAll
                  rows={people}
                  selection={selection}
                  label={<span className="sr-only">{m.list_select_page()}</span>}
                />
              </HeadCell>
              <HeadCell className="min-w-0! max-lg:hidden! print:table-cell!">{m.interview_number()}</HeadCell>
              <HeadCell>{m.application_person()}</HeadCell>
              <HeadCell className="print:hidden">{m.interview_write()}</HeadCell>
              <HeadCell className="print:hidden">{m.interview_there()}</HeadCell>
              <HeadCell>{m.interview_result()}</HeadCell>
              <HeadCell className="print:hidden">{m.interview_outcome()}</HeadCell>
              <HeadCell className="hidden print:table-cell print:w-48">{m.interview_signature()}</HeadCell>
            </Row>
          </TableHead>
          <TableBody>
            {people.map((person, n) => (
              <Row key={person.id} className="sm:*:align-middle">
                <Cell className="min-w-0! print:hidden">
                  <CheckboxField
                    label={<span className="sr-only">{m.list_select({ name: person.name })}</span>}
                    checked={selection.has(person)}
                    onChange={() => selection.toggle([person])}
                  />
                </Cell>
                <Cell className="min-w-0! tabular-nums max-lg:hidden! print:table-cell!">{formatNumber(n + 1)}</Cell>
                <InterviewPerson
                  person={person}
                  outcome={outcome}
                  myId={me.uid}
                  result={form.watch(person.id) ?? ''}
                  resultsId={RESULTS_ID}
                  field={form.field(person.id)}
                />
              </Row>
            ))}
          </TableBody>
        </Table>
      </StaffForm>
      <OutcomeBar outcome={outcome} selection={selection} />
    </>
  )
}

/** How many came; the focus comes here where its button went away. */
function Attendances({ people }: { people: Person[] }) {
  const count = (attendance: Person['attendance']) =>
    formatNumber(people.filter(person => person.attendance === attendance).length)
  return (
    <p data-list-status role="status" tabIndex={-1} className="text-sm text-muted">
      {m.interview_attendance_count({ came: count('came'), absent: count('absent'), open: count('') })}
    </p>
  )
}
