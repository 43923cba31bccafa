import { countryText } from '#app/features/clients/country-text.ts'
import { Bar, BarList } from '@agency/ui/BarList'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { ReactNode } from 'react'
import type { PublicClient } from '#app/features/clients/queries.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Companies, Unknown } from './companies-table.tsx'
import { sectorsOf } from './sectors.ts'
import { Accordion } from '@agency/ui/Accordion'

/** Who has taken on people in a country, and beside it how many by sector, as bars and as a table. */
export function ClientRecord({ client }: { client: PublicClient }) {
  const { children: country } = countryText(client)
  const { company } = client
  const sectors = sectorsOf(company)
  return (
    <div className="mt-16 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[2fr_1fr]">
      <Part title={m.client_table({ country })}>
        <Companies country={country} company={company} />
      </Part>
      {sectors.length > 1 && (
        <Part title={m.client_sectors()}>
          <BarList aria-label={m.client_sectors()}>
            {sectors.map(({ name, companies, employed }) => (
              <Bar
                key={name.children}
                title={<span {...name} />}
                value={employed === null ? <Unknown /> : formatNumber(employed)}
                description={companies > 1 && m.client_companies(plural(companies))}
                share={(employed ?? 0) / Math.max(1, sectors[0]?.employed ?? 0)}
              />
            ))}
          </BarList>
          <SectorTable sectors={sectors} />
        </Part>
      )}
    </div>
  )
}

/** The bars' figures again, to read row by row or to copy. */
function SectorTable({ sectors }: { sectors: ReturnType<typeof sectorsOf> }) {
  return (
    <Accordion title={m.client_sectors_table()}>
      <Table label={m.client_sectors()}>
        <TableHead>
          <Row>
            <HeadCell scope="col">{m.client_sector()}</HeadCell>
            <HeadCell scope="col" variant="numeric">
              {m.client_company_count()}
            </HeadCell>
            <HeadCell scope="col" variant="numeric">
              {m.client_people()}
            </HeadCell>
          </Row>
        </TableHead>
        <TableBody>
          {sectors.map(({ name, companies, employed }) => (
            <Row key={name.children}>
              <HeadCell scope="row" {...name} />
              <Cell variant="numeric">{formatNumber(companies)}</Cell>
              <Cell variant="numeric">{employed === null ? <Unknown /> : formatNumber(employed)}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Accordion>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  )
}
