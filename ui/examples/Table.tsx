import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from '@agency/ui/Table'

const companies = [
  { name: 'Doha Harbour Works', sector: 'Construction', people: 640 },
  { name: 'Gulf Cold Chain', sector: 'Logistics', people: 228 },
]
const total = companies.reduce((sum, { people }) => sum + people, 0)

export function Example() {
  return (
    <Table label="Companies in Qatar">
      <TableHead>
        <Row>
          <HeadCell>Company</HeadCell>
          <HeadCell>Sector</HeadCell>
          <HeadCell variant="numeric">People employed</HeadCell>
        </Row>
      </TableHead>
      <TableBody>
        {companies.map(({ name, sector, people }) => (
          <Row key={name}>
            <HeadCell scope="row">{name}</HeadCell>
            <Cell>{sector}</Cell>
            <Cell variant="numeric">{people.toLocaleString('en')}</Cell>
          </Row>
        ))}
      </TableBody>
      <TableFoot>
        <Row>
          <HeadCell scope="row" colSpan={2}>
            Total
          </HeadCell>
          <Cell variant="numeric">{total.toLocaleString('en')}</Cell>
        </Row>
      </TableFoot>
    </Table>
  )
}
