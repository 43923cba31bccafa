import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { Client } from '#app/clients.ts'
import { counted } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import type { ClientTexts } from '#server/clients/schema.ts'

type Mine = ClientTexts & { pictures: number; hasNewFlag: boolean }
type Props = { opened: Client; theirs: Client | undefined; mine: () => Mine; onKeepMine: (theirs: Client) => void; onTakeTheirs: (theirs: Client) => void; onClose: () => void }

/** Two people have changed one record: shows both, and leaves the choice to the second. */
export function Conflict({ opened, theirs, mine, onKeepMine, onTakeTheirs, onClose }: Props) {
  const rows = theirs ? compare(opened, theirs, mine()) : []
  return (
    <Dialog open={theirs !== undefined} onClose={onClose} title={m.conflict_title()} description={m.conflict_text()} closeLabel={m.close()} size="lg">
      {theirs && <>
        {rows.length === 0 ? <p>{m.conflict_same()}</p> : (
          <Table label={m.conflict_title()}>
            <TableHead><Row><HeadCell scope="col">{m.conflict_field()}</HeadCell><HeadCell scope="col">{m.conflict_yours()}</HeadCell><HeadCell scope="col">{m.conflict_theirs()}</HeadCell></Row></TableHead>
            <TableBody>
              {rows.map(({ label, yours, saved }) => (
                <Row key={label}><HeadCell scope="row">{label}</HeadCell><Cell className="whitespace-pre-line">{yours}</Cell><Cell className="whitespace-pre-line">{saved}</Cell></Row>
              ))}
            </TableBody>
          </Table>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => onKeepMine(theirs)}>{m.conflict_keep_mine()}</Button>
          <Button variant="secondary" onClick={() => onTakeTheirs(theirs)}>{m.conflict_take_theirs()}</Button>
          <Button variant="ghost" onClick={onClose}>{m.conflict_back()}</Button>
        </div>
      </>}
    </Dialog>
  )
}

/** The fields in which what is saved now differs from the form; a new flag only when the other person has changed it too. */
function compare(opened: Client, theirs: Client, mine: Mine) {
  const rows = [
    { label: m.form_country_name(), yours: mine.countryName.trim(), saved: theirs.countryName },
    { label: m.form_work_summary(), yours: mine.workSummary.trim(), saved: theirs.workSummary },
    { label: m.form_work_summary_bn(), yours: mine.workSummaryBn?.trim() ?? '', saved: theirs.workSummaryBn ?? '' },
    { label: m.form_companies_section(), yours: linesOf(mine.company), saved: linesOf(theirs.company) },
    { label: m.form_images_section(), yours: m.conflict_pictures(counted(mine.pictures)), saved: m.conflict_pictures(counted(theirs.image.length)) },
  ].filter(({ yours, saved }) => yours !== saved)
  if (theirs.countryFlagImage !== opened.countryFlagImage) rows.push({ label: m.form_flag(), yours: mine.hasNewFlag ? m.conflict_flag_new() : m.conflict_flag_old(), saved: m.conflict_flag_theirs() })
  return rows
}

type Company = Omit<ClientTexts['company'][number], 'valueOfEmployement'> & { valueOfEmployement: string | number | null }

function linesOf(company: Company[]) {
  return company.map(({ companyName, companyNameBn, companySector, companySectorBn, valueOfEmployement }) =>
    [companyName, companyNameBn, companySector, companySectorBn, valueOfEmployement ?? m.client_unknown()].filter(text => text !== '' && text !== undefined).join(' – ')).join('\n')
}
