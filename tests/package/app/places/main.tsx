/// <reference types="vite/client" />
import '@agency/ui/styles.css'
import '@agency/ui/base.css'
import './page.css'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { DateField } from '@agency/ui/DateField'
import { Dialog } from '@agency/ui/Dialog'
import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { Slider } from '@agency/ui/Slider'
import { Tabs } from '@agency/ui/Tabs'
import { TextField } from '@agency/ui/TextField'
import styles from '@agency/ui/styles.css?inline'
import { createRoot } from 'react-dom/client'

/** A web component, as the README makes it. */
class Panel extends HTMLElement {
  connectedCallback() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    createRoot(root).render(<Parts of="shadow" />)
  }
}
customElements.define('agency-panel', Panel)

const slider = {
  roleDescription: 'slider',
  previous: 'Back',
  next: 'On',
  goTo: (n: number) => `Card ${n}`,
  slide: (n: number, of: number) => `${n} of ${of}`,
}

const calendar = { open: 'Calendar', calendar: 'Day', previous: 'Back', next: 'On', today: 'Today', clear: 'Clear' }

function Parts({ of }: { of: string }) {
  return (
    <section aria-label={of}>
      <p>Words</p>
      <ErrorSummary title="Wrong" items={[{ id: `${of}-name`, label: 'Give a name' }]} />
      <TextField id={`${of}-name`} label="Name" />
      <Card>Card</Card>
      <Tabs label="Views" tabs={['One', 'Two', 'Three'].map(title => ({ id: title, title, content: title }))} />
      <Slider
        label="Cards"
        perView={{ base: 1 }}
        slides={['a', 'b', 'c'].map(id => (
          <Card key={id}>
            <a href={`#${id}`}>{id}</a>
          </Card>
        ))}
        labels={slider}
        defaultIndex={1}
      />
      <Dialog title={of} labels={{ close: 'Close' }} trigger={<Button>Open</Button>}>
        <Button>Inside</Button>
      </Dialog>
    </section>
  )
}

const host = document.createElement('agency-panel')
host.dir = 'rtl'
document.body.append(host)
createRoot(document.getElementById('root')!).render(
  <>
    <Parts of="page" />
    <div dir="rtl">
      <Parts of="mirrored" />
      <DateField label="Day" locale="en" today="2026-01-31" labels={calendar} defaultValue="1985-03-09" />
    </div>
    <div data-theme="dark">
      <Parts of="dark" />
    </div>
    <div data-theme="shop">
      <Parts of="shop" />
    </div>
  </>,
)
