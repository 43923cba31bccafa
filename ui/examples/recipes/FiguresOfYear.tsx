import { Bar, BarList } from '@agency/ui/BarList'
import { Button } from '@agency/ui/Button'
import { Toolbar, ToolbarItem } from '@agency/ui/Toolbar'
import { useState } from 'react'

const years: Record<string, Record<string, number>> = {
  2025: { Building: 980, Cleaning: 710 },
  2026: { Building: 1280, Cleaning: 640 },
}

/** The toolbar chooses what the bars show: one stop for Tab, arrows within it. */
export function Example() {
  const [year, setYear] = useState('2026')
  return (
    <>
      <Toolbar label="Year">
        {Object.keys(years).map(each => (
          <ToolbarItem key={each}>
            <Button
              size="sm"
              variant={each === year ? 'primary' : 'ghost'}
              aria-pressed={each === year}
              onClick={() => setYear(each)}
            >
              {each}
            </Button>
          </ToolbarItem>
        ))}
      </Toolbar>
      <BarList>
        {Object.entries(years[year] ?? {}).map(([sector, people]) => (
          <Bar key={sector} title={sector} value={people.toLocaleString('en')} share={people / 1280} />
        ))}
      </BarList>
    </>
  )
}
