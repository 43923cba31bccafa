import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from '@agency/ui/Table'
import { type Client, employedBy } from '#app/clients.ts'
import { figure, textIn } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'

/** Who employs people in a client country, in which sector and how many, with their sum. */
export function Companies({ country, company }: { country: string; company: Client['company'] }) {
  if (company.length === 0) return <p className="mt-12 text-muted">{m.client_no_companies()}</p>
  return (
    <div className="mt-12">
      <Table label={m.client_table({ country })}>
        <TableHead>
          <Row>
            <HeadCell scope="col" variant="numeric">{m.client_sl()}</HeadCell>
            <HeadCell scope="col">{m.client_company_name()}</HeadCell>
            <HeadCell scope="col">{m.client_sector()}</HeadCell>
            <HeadCell scope="col" variant="numeric">{m.client_employment()}</HeadCell>
          </Row>
        </TableHead>
        <TableBody>
          {company.map(({ _id, companyName, companyNameBn, companySector, companySectorBn, valueOfEmployement }, n) => (
            <Row key={_id}>
              <Cell variant="numeric">{figure(n + 1)}</Cell>
              <Cell {...textIn(companyName, companyNameBn)} />
              <Cell {...textIn(companySector, companySectorBn)} />
              <Cell variant="numeric">{valueOfEmployement === null ? <><span aria-hidden="true">–</span><span className="sr-only">{m.client_unknown()}</span></> : figure(valueOfEmployement)}</Cell>
            </Row>
          ))}
        </TableBody>
        <TableFoot>
          <Row>
            <HeadCell scope="row" colSpan={3}>{m.client_total()}</HeadCell>
            <Cell variant="numeric">{figure(employedBy(company))}</Cell>
          </Row>
        </TableFoot>
      </Table>
    </div>
  )
}
