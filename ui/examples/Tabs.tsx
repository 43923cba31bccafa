import { TabLink, TabNav, Tabs } from '@agency/ui/Tabs'
import { useState } from 'react'

const tabs = [
  { id: 'workers', title: 'For workers', content: <p>Bring your passport and two photographs.</p> },
  { id: 'employers', title: 'For employers', content: <p>Send the demand letter, attested by the embassy.</p> },
]

/** Views of one page, and below them tabs that are pages of their own. */
export function Example() {
  const [chosen, setChosen] = useState('workers')
  return (
    <>
      <Tabs label="What you need" tabs={tabs} value={chosen} onValueChange={setChosen} />
      <TabNav label="Lists">
        <TabLink href="#applications" aria-current="page">
          Applications
        </TabLink>
        <TabLink href="#demands">Demands</TabLink>
      </TabNav>
    </>
  )
}
