import { countryText } from '#app/features/clients/country-text.ts'
import { Bar, BarList } from '@agency/ui/BarList'
import { Stat, Stats } from '@agency/ui/Stat'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { ReactNode } from 'react'
import { recordDate } from '#app/features/clients/placed.ts'
import { employedBy, type PublicClient } from '#app/features/clients/queries.ts'
import { formatDigits, formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AsOfDate } from './as-of.tsx'
import { Companies, Unknown } from './companies-table.tsx'
import { sectorsOf } from './sectors.ts'
import { Accordion } from '@agency/ui/Accordion'

type Props = { client: PublicClient; asOf: string | null }

/** Who has taken on people in a country, beside it how many by sector, as bars and as a table; below, the record in figures. */
export function ClientRecord({ client, asOf }: Props) {
  const { children: country } = countryText(client)
  const { company } = client
  const sectors = sectorsOf(company)
  return (
    <>
      <div className="mt-2 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[2fr_1fr]">
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
      <div className="mt-12">
        <Figures client={client} asOf={asOf} />
      </div>
    </>
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

/** The record in large; a number that is 0 is left out, one that nobody knows yet is a dash. */
function Figures({ client: { company, since }, asOf }: Props) {
  const employed = employedBy(company)
  const isUnknown = company.length > 0 && company.every(({ valueOfEmployement }) => valueOfEmployement === null)
  return (
    <>
      <Stats>
        {(employed > 0 || isUnknown) && (
          <Stat value={isUnknown ? <Unknown /> : formatNumber(employed)} label={m.client_people()} />
        )}
        {company.length > 0 && <Stat value={formatNumber(company.length)} label={m.client_company_count()} />}
        {since && <Stat value={formatDigits(since)} label={m.client_since_label()} />}
      </Stats>
      {company.length > 0 && <AsOfDate date={recordDate(asOf)} className="mt-4" />}
    </>
  )
}
