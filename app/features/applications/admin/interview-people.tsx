import { Button } from '@agency/ui/Button'
import { Progress } from '@agency/ui/Progress'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { useRef } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useTypedText } from '#app/editor/use-typed-text.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { PART_SIZE } from '#server/trpc/schema.ts'
import { applicationsClient } from './applications-client.ts'
import { InterviewPerson } from './interview-person.tsx'
import type { Interview } from './queries.ts'

const RESULTS_ID = 'interview-results'

/** Everybody who is invited: written to one by one, with room for a signature on paper, and the results of the test. */
export function InterviewPeople({ interview: { id, people }, me }: { interview: Interview; me: Me }) {
  const [typed, setTyped, clear] = useTypedText<Record<string, string>>(`${me.uid}:interview:${id}`, {})
  const table = useRef<HTMLDivElement>(null)
  const { act, isPending } = useStaffAction()
  const changed = people.filter(person => (typed[person.id] ?? person.testResult) !== person.testResult)
  const written = people.filter(person => person.written.length > 0).length

  async function save() {
    const results = changed.map(person => ({ id: person.id, testResult: typed[person.id] ?? '' }))
    const isSaved = await act(async () => {
      for (let at = 0; at < results.length; at += PART_SIZE)
        await applicationsClient().interviews.saveResults.mutate({ results: results.slice(at, at + PART_SIZE) })
    }, m.interview_results_saved())
    if (isSaved) clear({})
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <Progress
        className="max-w-md print:hidden"
        label={m.interview_written()}
        detail={m.list_done_of({ done: formatNumber(written), total: formatNumber(people.length) })}
        value={written}
        max={people.length}
      />
      <datalist id={RESULTS_ID}>
        {[m.result_passed(), m.result_failed(), m.result_absent()].map(result => (
          <option key={result} value={result} />
        ))}
      </datalist>
      <div ref={table}>
        <Table variant="stack" label={m.interview_people_label()}>
          <TableHead>
            <Row>
              <HeadCell className="min-w-0!">{m.interview_number()}</HeadCell>
              <HeadCell>{m.application_person()}</HeadCell>
              <HeadCell className="print:hidden">{m.interview_write()}</HeadCell>
              <HeadCell>{m.interview_result()}</HeadCell>
              <HeadCell className="hidden print:table-cell print:w-48">{m.interview_signature()}</HeadCell>
            </Row>
          </TableHead>
          <TableBody>
            {people.map((person, n) => (
              <Row key={person.id} className="sm:*:align-middle">
                <Cell className="min-w-0! tabular-nums max-sm:hidden!">{formatNumber(n + 1)}</Cell>
                <InterviewPerson
                  person={person}
                  myId={me.uid}
                  result={typed[person.id] ?? person.testResult}
                  resultsId={RESULTS_ID}
                  onResult={result => setTyped({ ...typed, [person.id]: result })}
                />
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
      <Button
        type="submit"
        variant="accent"
        busy={isPending}
        disabled={changed.length === 0}
        className="justify-self-start print:hidden"
      >
        {m.interview_save_results()}
      </Button>
    </form>
  )
}
