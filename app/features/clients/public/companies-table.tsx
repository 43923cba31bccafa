import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from '@agency/ui/Table'
import { type Client, employedBy } from '#app/features/clients/queries.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Who has taken on people in a client country, in which sector and how many over time, with their sum. */
export function Companies({ country, company }: { country: string; company: Client['company'] }) {
  if (company.length === 0) return <p className="text-muted">{m.client_no_companies()}</p>
  const isUnknown = company.every(({ valueOfEmployement }) => valueOfEmployement === null)
  return (
    <Table label={m.client_table({ country })}>
      <TableHead>
        <Row>
          <HeadCell scope="col" variant="numeric">
            {m.client_sl()}
          </HeadCell>
          <HeadCell scope="col">{m.client_company_name()}</HeadCell>
          <HeadCell scope="col">{m.client_sector()}</HeadCell>
          <HeadCell scope="col" variant="numeric">
            {m.client_employment()}
          </HeadCell>
        </Row>
      </TableHead>
      <TableBody>
        {company.map(({ _id, companyName, companyNameBn, companySector, companySectorBn, valueOfEmployement }, n) => (
          <Row key={_id}>
            <Cell variant="numeric">{formatNumber(n + 1)}</Cell>
            <Cell className="sm:wrap-anywhere" {...localizedText(companyName, companyNameBn)} />
            <Cell className="sm:wrap-anywhere" {...localizedText(companySector, companySectorBn)} />
            <Cell variant="numeric">
              {valueOfEmployement === null ? <Unknown /> : formatNumber(valueOfEmployement)}
            </Cell>
          </Row>
        ))}
      </TableBody>
      <TableFoot>
        <Row>
          <HeadCell scope="row" colSpan={3}>
            {m.client_total()}
          </HeadCell>
          <Cell variant="numeric">{isUnknown ? <Unknown /> : formatNumber(employedBy(company))}</Cell>
        </Row>
      </TableFoot>
    </Table>
  )
}

/** A number that nobody knows yet. */
export function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.client_unknown()}</span>
    </>
  )
}
