import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../Table.tsx'
import type { Guide } from './guide.ts'

const sample = (variant: 'text' | 'numeric') => (
  <Table label="Workers by company">
    <TableHead>
      <Row>
        <HeadCell>Company</HeadCell>
        <HeadCell variant={variant}>People</HeadCell>
      </Row>
    </TableHead>
    <TableBody>
      {[
        ['Doha Harbour Works', '1,640'],
        ['Gulf Cold Chain', '28'],
      ].map(([name, people]) => (
        <Row key={name}>
          <HeadCell scope="row">{name}</HeadCell>
          <Cell variant={variant}>{people}</Cell>
        </Row>
      ))}
    </TableBody>
  </Table>
)

export const guide: Guide = {
  use: 'Facts to compare row by row, put together by hand: costs, posts of a demand, companies with a total.',
  avoid:
    'records with columns from a list (DataTable), rows that are typed (EntryTable), one or two facts (DescriptionList), layout.',
  anatomy: [
    ['Region', 'named by label; takes the focus and scrolls sideways when the table is too wide'],
    ['Caption', 'as of when, from where'],
    ['TableHead, TableBody, TableFoot', 'Rows of HeadCells and Cells'],
    ['HeadCell scope="row"', 'names each row'],
  ],
  pairs: [
    {
      do: { shows: sample('numeric'), why: 'Figures end under each other: their size is seen.' },
      dont: { shows: sample('text'), why: 'Figures that begin under each other have to be read one by one.' },
    },
  ],
  keyboard: [
    ['Tab', 'moves to the region, then to what is in the cells'],
    ['Arrow keys', 'scroll the region'],
  ],
  accessibility: [
    'Every column has a HeadCell, every row one with scope="row".',
    'With variant="stack" rows are blocks on phones; cells that need it are named by `label`.',
  ],
  content: ['Column names are nouns; the unit stands there, not in every cell.'],
  recipes: ['UndoInToast'],
  looks: {
    Companies: 'Figures stand below one another, and the total is set apart.',
    'With caption': 'The caption names the table before it is read.',
    Narrow: 'It scrolls by itself, and the page does not.',
    Stack: 'On a desk it is a table as any other.',
    'Stack on phone': 'Each row is a block, and each value has the name of its column.',
  },
}
