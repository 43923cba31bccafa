import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuCheckboxItem } from '@agency/ui/DropdownMenu'
import { useNavigate } from '@tanstack/react-router'
import { TableColumnsSplit } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'
import { type ColumnName, shownColumns, withColumn } from './columns.ts'

/** Which columns a list has on a desk, kept in its address; below that its rows are blocks. */
export function ColumnChoice({ columns, chosen }: { columns: ColumnName[]; chosen: string | undefined }) {
  const navigate = useNavigate()
  const shown = shownColumns(columns, chosen)
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" className="max-xl:hidden">
          <TableColumnsSplit aria-hidden="true" />
          {m.list_columns()}
        </Button>
      }
    >
      {columns
        .filter(({ isFixed }) => !isFixed)
        .map(({ id, title }) => (
          <DropdownMenuCheckboxItem
            key={id}
            checked={shown.some(each => each.id === id)}
            onCheckedChange={() =>
              void navigate({
                to: '.',
                search: before => ({ ...before, columns: withColumn(columns, before.columns, id) }),
                resetScroll: false,
              })
            }
          >
            {title}
          </DropdownMenuCheckboxItem>
        ))}
    </DropdownMenu>
  )
}
