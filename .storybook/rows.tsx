import { words } from './guide.tsx'

type RowsProps = {
  /** What the columns are. */
  head: string[]
  /** A cell for each column; what stands between backticks is code. */
  rows: string[][]
}

/** A table of a page in MDX, which has none of its own. */
export function Rows({ head, rows }: RowsProps) {
  return (
    <div className="sb-unstyled my-6 overflow-x-auto text-base text-ink">
      <table className="w-full max-w-page border-collapse text-start">
        <thead>
          <tr>
            {head.map(title => (
              <th key={title} scope="col" className="border-b border-edge py-2 pe-6 text-start text-sm font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line py-2.5 pe-6 text-start align-top font-semibold">
                {words(name)}
              </th>
              {cells.map(cell => (
                <td key={cell} className="border-b border-line py-2.5 pe-6 align-top text-muted">
                  {words(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
