import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from '@agency/ui/Table'
import { type Client, employedBy } from '#app/features/clients/queries.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AsOfDate } from './as-of.tsx'

/** Who has taken on people in a client country, in which sector and how many over time, with their sum; `asOf` is when the record last changed. */
export function Companies({
  country,
  company,
  asOf,
}: {
  country: string
  company: Client['company']
  asOf: string | null
}) {
  if (company.length === 0) return <p className="mt-12 text-muted">{m.client_no_companies()}</p>
  const isUnknown = company.every(({ valueOfEmployement }) => valueOfEmployement === null)
  return (
    <div className="mt-12">
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
              <Cell {...localizedText(companyName, companyNameBn)} />
              <Cell {...localizedText(companySector, companySectorBn)} />
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
      <AsOfDate date={asOf} className="mt-3" />
    </div>
  )
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.client_unknown()}</span>
    </>
  )
}
