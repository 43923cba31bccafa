import { Alert } from '@agency/ui/Alert'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Progress } from '@agency/ui/Progress'
import { SaveBar } from '@agency/ui/SaveBar'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { ImportProblems, namesOf } from '#app/list/import-problems.tsx'
import { plural, formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { PROBLEMS_MAX } from '#i18n/zod.ts'
import { countryFields } from '#server/features/clients/schema.ts'
import type { Preview } from './use-import.ts'
import { Stat, Stats } from '@agency/ui/Stat'

type Props = { id: string; preview: Preview; notice?: string; isBusy: boolean; onImport: () => void }

/** What a file would do, or everything that is wrong in it; its heading, with the `id`, takes the focus. */
export function ImportPreview({ id, preview, notice, isBusy, onImport }: Props) {
  const { added, changed, unchanged, problemCount } = preview
  const count = added.length + changed.length
  const mayImport = count > 0 && problemCount < PROBLEMS_MAX
  return (
    <section className="mt-10 grid grid-cols-1 gap-6 border-t border-line pt-8">
      <h2 id={id} tabIndex={-1} className="justify-self-start font-sans text-xl">
        {problemCount > 0 ? titleOf(problemCount) : m.import_preview_title()}
      </h2>
      {notice && <Alert variant="danger" title={notice} />}
      {problemCount > 0 && <Problems preview={preview} mayImport={mayImport} />}
      {(problemCount === 0 || mayImport) && (
        <>
          <Stats>
            {[
              [added.length, m.import_new()],
              [changed.length, m.import_changed()],
              [unchanged, m.import_unchanged()],
            ].map(([value, label]) => (
              <Stat key={label} label={label} value={formatNumber(Number(value))} />
            ))}
          </Stats>
          {count > 0 ? <Changes preview={preview} /> : <Alert variant="success" title={m.import_nothing()} />}
        </>
      )}
      {mayImport && (
        <SaveBar variant={isBusy ? 'busy' : 'unsaved'} status={isBusy ? m.import_writing() : m.import_waiting()}>
          {isBusy && <Progress label={m.import_writing()} className="grow basis-40" />}
          <Button variant="accent" size="lg" busy={isBusy} onClick={onImport}>
            {m.import_button(plural(count))}
          </Button>
        </SaveBar>
      )}
    </section>
  )
}

type ProblemsProps = { preview: Preview; mayImport: boolean }

function Problems({ preview: { kind, problems, problemCount }, mayImport }: ProblemsProps) {
  return (
    <>
      <Alert variant="danger" title={mayImport ? m.import_problems_partly() : m.import_problems_text()}>
        {problemCount >= PROBLEMS_MAX && m.import_problems_more()}
      </Alert>
      <ImportProblems
        label={titleOf(problemCount)}
        place={kind === 'csv' ? m.import_row() : m.import_entry()}
        problems={problems}
        columnOf={columnOf}
      />
    </>
  )
}

const columnOf = ({ company, column }: Preview['problems'][number]) => (
  <>
    {company && <span className="block text-muted">{m.form_company({ n: formatNumber(company) })}</span>}
    {column && (
      <code lang="en" className="wrap-anywhere">
        {column}
      </code>
    )}
  </>
)

/** Nobody looks for more of them than PROBLEMS_MAX. */
const titleOf = (count: number) =>
  count < PROBLEMS_MAX ? m.import_problems(plural(count)) : m.import_problems_many({ count: formatNumber(count) })

function Changes({ preview: { kind, added, changed } }: { preview: Preview }) {
  const place = kind === 'csv' ? m.import_row() : m.import_entry()
  const rows = [
    ...added.map(entry => ({
      ...entry,
      state: <Badge variant="success">{m.import_new()}</Badge>,
      lines: [[m.import_companies(plural(entry.companies)), m.conflict_pictures(plural(entry.pictures))].join(' · ')],
    })),
    ...changed.map(entry => ({
      ...entry,
      state: <Badge variant="brand">{m.import_changed()}</Badge>,
      lines: linesOf(entry),
    })),
  ].sort((one, other) => one.place - other.place)
  return (
    <Table variant="stack" label={m.import_preview_title()}>
      <TableHead>
        <Row>
          {[place, m.form_country_section(), m.import_state(), m.import_what()].map(title => (
            <HeadCell key={title} scope="col">
              {title}
            </HeadCell>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {rows.map(({ place: n, countryName, countryNameBn, state, lines }) => (
          <Row key={n}>
            <Cell label={place} className="tabular-nums">
              {formatNumber(n)}
            </Cell>
            <Cell>
              <span className="font-semibold wrap-anywhere" {...localizedText(countryName, countryNameBn)} />
            </Cell>
            <Cell>{state}</Cell>
            <Cell>
              <ul className="grid gap-1">
                {lines.map(line => (
                  <li key={line} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/** What changes in a record: its own fields by name, its companies by theirs. */
function linesOf({ fields, newName, companies }: Preview['changed'][number]) {
  const named = fields
    .filter(field => field !== 'company')
    .map(field => {
      if (field === 'image') return m.form_images_section()
      const label = countryFields[field].label()
      return field === 'countryName' ? `${label}: ${newName}` : label
    })
  if (!companies) return named
  const { added, changed, removed, areMoved } = companies
  return [
    ...named,
    ...(added.count > 0 ? [m.import_companies_added({ names: namesOf(added) })] : []),
    ...(changed.count > 0 ? [m.import_companies_changed({ names: namesOf(changed) })] : []),
    ...(removed.count > 0 ? [m.import_companies_removed({ names: namesOf(removed) })] : []),
    ...(areMoved ? [m.import_companies_moved()] : []),
  ]
}
